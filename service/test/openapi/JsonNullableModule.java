package org.openapitools.jackson.nullable;

/** Stands in for the one package that the client names and the generator's own jar lacks. The document has no member that is `null`, so it does nothing. */
public class JsonNullableModule extends com.fasterxml.jackson.databind.module.SimpleModule {}
