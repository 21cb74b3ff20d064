-- Descriptions of projects were Markdown with paragraphs, lists, bold and italic words and links; they become HTML.
CREATE FUNCTION pg_temp.markdown_words(line text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(
    regexp_replace(
      replace(replace(replace(replace(line, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'),
      '\*\*(.+?)\*\*', '<strong>\1</strong>', 'g'),
    '(?<![[:alnum:]])_(.+?)_(?![[:alnum:]])', '<em>\1</em>', 'g')
$$;
--> statement-breakpoint
-- Addresses of links keep their signs: only the words around and in a link are read for marks.
CREATE FUNCTION pg_temp.markdown_line(line text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  html text := '';
  rest text := line;
  part text[];
BEGIN
  LOOP
    part := regexp_match(rest, '^(.*?)\[([^\]]*)\]\(((?:https?|mailto|tel):[^)\s]+)\)(.*)$', 'i');
    IF part IS NULL THEN
      RETURN html || pg_temp.markdown_words(rest);
    END IF;
    html := html || pg_temp.markdown_words(part[1])
      || '<a href="' || replace(replace(replace(replace(part[3], '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;') || '">'
      || pg_temp.markdown_words(CASE part[2] WHEN '' THEN part[3] ELSE part[2] END) || '</a>';
    rest := part[4];
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.markdown_html(markdown text) RETURNS text LANGUAGE sql STRICT IMMUTABLE AS $$
  SELECT coalesce(string_agg(
    CASE WHEN block ~ '^\s*[-*]\s' THEN
      '<ul>' || (
        SELECT string_agg('<li><p>' || pg_temp.markdown_line(regexp_replace(line, '^[-*]\s+', '')) || '</p></li>', '' ORDER BY place)
        FROM regexp_split_to_table(block, '\n') WITH ORDINALITY AS lines (line, place) WHERE line ~ '\S'
      ) || '</ul>'
    ELSE
      '<p>' || (
        SELECT string_agg(pg_temp.markdown_line(line), '<br />' ORDER BY place)
        FROM regexp_split_to_table(block, '\n') WITH ORDINALITY AS lines (line, place) WHERE line ~ '\S'
      ) || '</p>'
    END, '' ORDER BY number), '')
  FROM regexp_split_to_table(markdown, '\n\s*\n') WITH ORDINALITY AS blocks (block, number)
  WHERE block ~ '\S'
$$;
--> statement-breakpoint
UPDATE projects
SET description_en = pg_temp.markdown_html(description_en), description_fr = pg_temp.markdown_html(description_fr)
WHERE description_en IS NOT NULL OR description_fr IS NOT NULL;
