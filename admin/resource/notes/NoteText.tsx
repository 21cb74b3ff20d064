import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pieces } from './mention-text.ts';
import { useColleagues } from './use-notes.ts';

/** What a note says, the colleagues it names set apart. */
export function NoteText({ text }: { text: string }) {
  const colleagues = useColleagues();
  return (
    <Typography component="p" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {pieces(text, colleagues).map((piece, place) =>
        piece.isName ? (
          <Box key={place} component="strong" sx={{ color: 'primary.main', fontWeight: 600 }}>
            {piece.text}
          </Box>
        ) : (
          piece.text
        ),
      )}
    </Typography>
  );
}
