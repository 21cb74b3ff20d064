import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { splitMentions } from './mention-text.ts';
import { useColleagues } from './use-notes.ts';

/** Text of a note with highlighted mentions. */
export function NoteText({ text }: { text: string }) {
  const colleagues = useColleagues();
  return (
    <Typography component="p" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {splitMentions(text, colleagues).map((part, index) =>
        part.isName ? (
          <Box key={index} component="strong" sx={{ color: 'primary.main', fontWeight: 600 }}>
            {part.text}
          </Box>
        ) : (
          part.text
        ),
      )}
    </Typography>
  );
}
