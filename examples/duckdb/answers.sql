-- The answers, back beside their rows: the first line belongs to the lowest number. With '/dev/stdin' for the file, they come through a pipe.
CREATE OR REPLACE TABLE answers AS
SELECT id, status, alerts
FROM (
    SELECT row_number() OVER () AS line, status, alerts
    FROM read_ndjson('answers.ndjson', columns = {status: 'VARCHAR', alerts: 'STRUCT(code VARCHAR)[]'})
)
JOIN (SELECT row_number() OVER (ORDER BY id) AS line, id FROM payees) USING (line)
ORDER BY id;
