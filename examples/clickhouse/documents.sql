-- Instructions as they came in: JSON texts, perhaps over several lines, perhaps none.
CREATE TABLE documents
(
    id UInt64,
    body Nullable(String)
)
ENGINE = MergeTree
ORDER BY id;

-- One line each, never a blank one: an answer stands for each row. Between the members of JSON a line end is a space.
CREATE FUNCTION instruction_line AS (body) ->
    if(match(ifNull(body, ''), '^\\s*$'), 'null', replaceAll(ifNull(body, ''), '\n', ' '));

CREATE VIEW validated_documents AS
SELECT id, payprep_validate(instruction_line(body)) AS answer
FROM documents;
