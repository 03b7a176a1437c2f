-- One state of the table for both halves: nobody's changes come in between.
BEGIN ISOLATION LEVEL REPEATABLE READ;

-- Quote and delimiter are characters that JSON never holds unescaped, so each line goes out and comes in as it is.
COPY (SELECT instruction FROM payee_instructions ORDER BY id)
    TO PROGRAM 'payprep validate --exit-zero --no-summary > /var/tmp/payprep-answers.ndjson'
    WITH (FORMAT csv, DELIMITER E'\x01', QUOTE E'\x02');

TRUNCATE answer_lines RESTART IDENTITY;
COPY answer_lines (answer)
    FROM PROGRAM 'cat /var/tmp/payprep-answers.ndjson && rm /var/tmp/payprep-answers.ndjson'
    WITH (FORMAT csv, DELIMITER E'\x01', QUOTE E'\x02');

CREATE TABLE answers AS
SELECT id, answer
FROM (SELECT id, row_number() OVER (ORDER BY id) AS line FROM payees) AS numbered
JOIN answer_lines USING (line);

COMMIT;
