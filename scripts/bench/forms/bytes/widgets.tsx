/** React and the widgets the engine draws with, as a page would have them without it: what its bytes are counted on top of. */
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CircularProgress from '@mui/material/CircularProgress';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createRoot } from 'react-dom/client';

export function Widgets() {
  return (
    <Stack>
      <Box>
        <Alert severity="error">
          <Typography>
            <Link href="#name">Name</Link>
          </Typography>
        </Alert>
        <TextField
          id="name"
          label="Name"
          multiline
          helperText="Help"
          slotProps={{ input: { endAdornment: <InputAdornment position="end">%</InputAdornment> } }}
        />
        <TextField select label="Kind" slotProps={{ select: { native: true } }}>
          <option>One</option>
        </TextField>
        <FormControl>
          <FormLabel>Choice</FormLabel>
          <RadioGroup>
            <FormControlLabel label="One" control={<Radio />} />
          </RadioGroup>
          <FormControlLabel label="Tick" control={<Checkbox />} />
          <FormControlLabel label="Turn" control={<Switch />} />
          <FormHelperText>Help</FormHelperText>
        </FormControl>
        <IconButton aria-label="Show">
          <Visibility />
          <VisibilityOff />
        </IconButton>
        <Skeleton />
        <CircularProgress />
        <Button>Save</Button>
      </Box>
    </Stack>
  );
}

createRoot(document.body).render(<Widgets />);
