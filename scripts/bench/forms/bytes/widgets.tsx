// The baseline: React and the widgets that the engine renders, on a page of an application with several screens.
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
import InputLabel from '@mui/material/InputLabel';
import Link from '@mui/material/Link';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const OtherScreen = lazy(() => import('./OtherScreen.tsx'));

export function Widgets() {
  return (
    <Stack>
      <Box>
        <Alert severity="error">
          <Typography>
            <Link href="#name">Name</Link>
          </Typography>
        </Alert>
        <FormControl>
          <InputLabel htmlFor="name">Name</InputLabel>
          <OutlinedInput
            id="name"
            label="Name"
            multiline
            endAdornment={<InputAdornment position="end">%</InputAdornment>}
          />
          <NativeSelect input={<OutlinedInput />}>
            <option>One</option>
          </NativeSelect>
        </FormControl>
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

createRoot(document.body).render(<Suspense>{location.hash ? <OtherScreen /> : <Widgets />}</Suspense>);
