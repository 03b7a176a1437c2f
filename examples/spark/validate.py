"""Validates the payees of a table: `spark-submit validate.py PAYEES.parquet VALIDATED.parquet`. README.md says how Node and payprep get there."""

import os
import sys

from pyspark import StorageLevel
from pyspark.sql import SparkSession
from pyspark.sql.functions import coalesce, col, lit, regexp_replace, struct, to_json, when
from pyspark.sql.types import StringType, StructField, StructType

COMMAND = os.environ.get("PAYPREP", "payprep") + " validate --exit-zero --no-summary"

# PySpark starts the command with an empty environment unless it is given one
ENVIRONMENT = {"PATH": os.environ["PATH"]}


def instruction():
    """A JSON instruction out of columns. A column that is null is left out, and with an IBAN its account identifier."""
    account = when(col("iban").isNotNull(), struct(struct(col("iban").alias("value"), lit("IBAN").alias("type")).alias("id")))
    return to_json(
        struct(
            "country",
            "currency",
            struct("name").alias("creditor"),
            account.alias("creditorAccount"),
            struct("bic").alias("creditorAgent"),
        )
    )


def line(text):
    """One line for each row, never a blank one: an answer stands for each. Between the members of JSON a line end is a space."""
    flat = regexp_replace(coalesce(text, lit("")), r"[\r\n]", " ")
    return when(flat.rlike(r"^\s*$"), "null").otherwise(flat)


def validated(frame, text):
    """The frame with a column `answer`: what payprep says of the JSON in the column `text`."""
    schema = StructType([*frame.schema.fields, StructField("answer", StringType())])
    # zip reads each partition twice, and the order has to be the same: kept, not computed again
    rows = frame.withColumn("line", line(text)).rdd.persist(StorageLevel.MEMORY_AND_DISK)
    # without checkCode a command that fails is a partition that ends early
    answers = rows.map(lambda row: row[-1]).pipe(COMMAND, ENVIRONMENT, checkCode=True)
    return frame.sparkSession.createDataFrame(rows.zip(answers).map(lambda pair: (*pair[0][:-1], pair[1])), schema)


if __name__ == "__main__":
    source, target = sys.argv[1:]
    spark = SparkSession.builder.appName("payprep").getOrCreate()
    validated(spark.read.parquet(source), instruction()).write.parquet(target)
