/*
 * A client that the generator makes of the document calls each operation, with the requests of `conformance/`, and reads each answer into its models.
 *
 * java Client DOCUMENT FOLDER_OF_CONFORMANCE ADDRESS TOKEN
 *
 * The gotcha: it is compiled with `-parameters`, since values are handed over by the names of parameters.
 */
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.*;

class Client {
  private static final Map<String, String> FORMS =
      Map.of("{uuid}", "[\\da-f-]{36}", "{date-time}", ".*", "{secret}", ".{44}", "{session}", "https://.*#.*");
  private static final List<Class<?>> APIS =
      List.of(BeneficiariesApi.class, EngineApi.class, PaymentsApi.class, WebhookManagementApi.class, WebhooksApi.class);

  private final ObjectMapper json = new ObjectMapper();
  private final ApiClient client = new ApiClient();
  /** Operation → its path. */
  private final Map<String, String> templates = new TreeMap<>();

  record Answer(int status, JsonNode body) {}

  public static void main(String[] args) throws Exception {
    new Client().run(args[0], args[1], args[2], args[3]);
  }

  private void run(String document, String conformance, String address, String token) throws Exception {
    String[] host = address.replaceFirst("http://", "").split(":");
    client.setScheme("http").setHost(host[0]).setPort(Integer.parseInt(host[1])).setBasePath("");
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + token));
    json.readTree(new File(document)).get("paths").fields().forEachRemaining(
        path -> path.getValue().forEach(each -> templates.put(each.get("operationId").asText(), path.getKey())));
    Set<String> called = new TreeSet<>();
    File[] files = new File(conformance).listFiles((folder, name) -> name.endsWith(".json"));
    Arrays.sort(files);
    for (File file : files) {
      Map<String, String> kept = new HashMap<>();
      for (JsonNode each : json.readTree(file)) {
        String operation = each.get("operation").asText();
        Answer answer = call(operation, each.get("request"), kept);
        each.path("keep").fields().forEachRemaining(one -> kept.put(one.getKey(), answer.body.at(one.getValue().asText()).asText()));
        JsonNode expected = each.get("answer");
        if (answer.status / 100 != expected.get("status").asInt() / 100 || !isAsRecorded(expected.path("body"), answer.body))
          throw new IllegalStateException(operation + ": another answer: " + answer);
        called.add(operation);
      }
    }
    if (!called.equals(templates.keySet())) throw new IllegalStateException("only these were called: " + called);
    System.out.println("Java: " + called.size() + " operations called");
  }

  private Answer call(String operation, JsonNode request, Map<String, String> kept) throws Exception {
    Method method = APIS.stream().flatMap(api -> Stream.of(api.getMethods())).filter(each -> each.getName().equals(operation)).findFirst().orElseThrow();
    Object api = method.getDeclaringClass().getConstructor(ApiClient.class).newInstance(client);
    Map<String, String> texts = textsOf(operation, request, kept);
    Object[] values = Stream.of(method.getParameters()).map(parameter -> {
      String text = texts.get(parameter.getName().toLowerCase());
      Class<?> type = parameter.getType();
      if (type.getPackageName().endsWith(".model")) return client.getObjectMapper().convertValue(request.get("body"), type);
      return text == null ? null : client.getObjectMapper().convertValue(text, type);
    }).toArray();
    try {
      // the client gives no status of what succeeds
      return new Answer(200, client.getObjectMapper().valueToTree(method.invoke(api, values)));
    } catch (InvocationTargetException thrown) {
      if (!(thrown.getCause() instanceof ApiException problem) || problem.getResponseBody() == null) throw thrown;
      return new Answer(problem.getCode(), json.readTree(problem.getResponseBody()));
    }
  }

  /** The values of path, query and headers, by the names of parameters in small letters. */
  private Map<String, String> textsOf(String operation, JsonNode request, Map<String, String> kept) {
    String target = Pattern.compile("\\{(\\w+)}").matcher(request.get("path").asText()).replaceAll(found -> kept.get(found.group(1)));
    String[] parts = target.split("\\?", 2);
    String template = templates.get(operation);
    Map<String, String> texts = new HashMap<>();
    Matcher inPath = Pattern.compile(template.replaceAll("\\{(\\w+)}", "(?<$1>[^/]+)")).matcher(parts[0]);
    if (!inPath.matches()) throw new IllegalStateException(target);
    Pattern.compile("\\{(\\w+)}").matcher(template).results().map(found -> found.group(1)).forEach(
        name -> texts.put(name.toLowerCase(), decoded(inPath.group(name))));
    if (parts.length > 1)
      for (String pair : parts[1].split("&")) texts.put(pair.split("=", 2)[0].toLowerCase(), decoded(pair.split("=", 2)[1]));
    request.get("headers").fields().forEachRemaining(one -> texts.put(one.getKey().replace("-", ""), one.getValue().asText()));
    return texts;
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }

  private static boolean isAsRecorded(JsonNode recorded, JsonNode got) {
    if (recorded.isMissingNode()) return true;
    if (recorded.isTextual() && FORMS.containsKey(recorded.asText())) return got.asText().matches(FORMS.get(recorded.asText()));
    if (recorded.isObject()) {
      Iterable<String> names = recorded::fieldNames;
      return StreamSupport.stream(names.spliterator(), false).allMatch(name -> got.has(name) && isAsRecorded(recorded.get(name), got.get(name)));
    }
    if (recorded.isArray()) {
      for (int at = 0; at < recorded.size(); at++) if (!got.has(at) || !isAsRecorded(recorded.get(at), got.get(at))) return false;
      return true;
    }
    return recorded.isNumber() ? recorded.asDouble() == got.asDouble() : recorded.equals(got);
  }
}
