SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '600s';

-- Every word of the text has a space before it, so that one pattern finds what begins with some letters.
UPDATE documents SET search_text = ' ' || search_text WHERE search_text NOT LIKE ' %' AND search_text <> '';
