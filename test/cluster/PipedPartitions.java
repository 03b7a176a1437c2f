import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;

/**
 * What RDD.pipe of Spark does on an executor, without Spark: a process a partition, one thread that writes its lines with a
 * PrintWriter, another that reads lines to the end, and an error at any exit status other than 0.
 *
 * <p>Called with the file to read, the file to write, the number of partitions and the command. The last partition is empty.
 *
 * @see <a href="https://github.com/apache/spark/blob/v3.5.0/core/src/main/scala/org/apache/spark/rdd/PipedRDD.scala">PipedRDD</a>
 */
final class PipedPartitions {
  private static final int CORES = 2;
  private static final int BUFFER = 8192;

  public static void main(String[] args) throws IOException, InterruptedException, ExecutionException {
    List<String> lines = Files.readAllLines(Path.of(args[0]));
    int count = Integer.parseInt(args[2]);
    List<String> command = Arrays.asList(args).subList(3, args.length);
    int size = (lines.size() + count - 2) / (count - 1);

    ExecutorService executor = Executors.newFixedThreadPool(CORES);
    List<Future<List<String>>> answers = new ArrayList<>();
    for (int index = 0; index < count; index++) {
      int from = Math.min(index * size, lines.size());
      List<String> partition = lines.subList(from, Math.min(from + size, lines.size()));
      answers.add(executor.submit(() -> pipe(partition, command)));
    }
    executor.shutdown();
    try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(Path.of(args[1])))) {
      for (Future<List<String>> partition : answers) for (String line : partition.get()) out.print(line + "\n");
    }
  }

  private static List<String> pipe(List<String> partition, List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    AtomicReference<Exception> failure = new AtomicReference<>();
    new Thread(() -> write(partition, process, failure)).start();
    BufferedReader reader = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8), BUFFER);
    List<String> answers = reader.lines().toList();
    int status = process.waitFor();
    if (status != 0) throw new IllegalStateException("Subprocess exited with status " + status);
    if (failure.get() != null) throw new IllegalStateException(failure.get());
    return answers;
  }

  private static void write(List<String> partition, Process process, AtomicReference<Exception> failure) {
    try (PrintWriter out = new PrintWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8))) {
      for (String line : partition) out.println(line);
    } catch (UncheckedIOException error) {
      failure.set(error);
    }
  }
}
