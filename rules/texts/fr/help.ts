/** The help of the commands that a clerk calls, in French. */
import type { HelpTexts } from '../../vocabulary/help-texts.js';

export const fr: HelpTexts = {
  exitCodes: 'Codes de sortie : {codes}',
  placeholders: {
    FILE: 'FICHIER',
    COLUMN: 'COLONNE',
    FIELD: 'CHAMP',
    VALUE: 'VALEUR',
    FORMAT: 'FORMAT',
    NAME: 'NOM',
    SHEET: 'FEUILLE',
    DATE: 'DATE',
    SEVERITY: 'NIVEAU',
    LANGUAGE: 'LANGUE',
    TYPE: 'TYPE',
    LIST: 'LISTE',
    OLD: 'ANCIEN',
    NEW: 'NOUVEAU',
    TEXT: 'TEXTE',
    COUNTRY: 'PAYS',
  },
  validate: {
    about: 'Dit pour chaque ordre de paiement si le paiement arrivera sans doute : OK ou ALERT, avec les codes des alertes.',
    exitCodes: '0 tout est OK, 1 au moins un ALERT, 2 appel incorrect, ou ligne ou fichier illisible.',
  },
  enrich: {
    about:
      'Ajoute à chaque ordre ce qui peut être connu : banque, BIC, IBAN, numéro de compte national et systèmes de règlement. La sortie contient des numéros de compte : ils sont le résultat.',
    exitCodes: '0 tout a été lu, 2 appel incorrect, ou ligne ou fichier illisible.',
  },
  names: {
    about:
      'Compare les noms de deux colonnes comme le font les banques avant de payer : MATCH, CLOSE_MATCH, NO_MATCH ou NOT_COVERED, avec les raisons. La banque décide : docs/names.md dit en quoi les banques diffèrent.\n\nFICHIER est du CSV, avec virgule, point-virgule, tabulation ou barre verticale ; du XLSX ; du NDJSON, un objet par ligne ; ou du JSON, un tableau d’objets. Les autres colonnes sont reprises dans la sortie CSV et XLSX. Sans FICHIER, ou avec -, c’est l’entrée standard qui est lue. La sortie d’erreur compte les réponses et dit quelles lignes regarder d’abord.',
    exitCodes: '0 que des MATCH ou NOT_COVERED, 1 au moins une autre réponse, 2 appel incorrect, ou ligne ou fichier illisible.',
    country: 'le pays où les comptes sont tenus, ISO 3166-1 : décide quels mots sont des titres',
  },
  address: {
    about:
      'Répartit l’adresse de chaque ligne en rue, numéro, code postal, ville et pays, et dit à quel point c’est sûr : high (haut), medium (moyen) ou low (bas). Ce qu’une ligne donne dans ses propres colonnes reste tel quel. Aucun texte n’est perdu : ce qui n’a pas trouvé de place est dans la colonne left.\n\nFICHIER est du CSV, avec virgule, point-virgule ou tabulation, ou du XLSX, avec des colonnes comme Adresse, Adresse 2, Rue, Code postal, Ville et Pays ; du NDJSON ou du JSON, avec des adresses, des bénéficiaires ou des paiements ; ou du XML, un message pain.001 ou pacs.008. Les autres colonnes sont reprises dans la sortie CSV et XLSX. La sortie d’erreur dit quelle colonne est quel champ, compte les réponses et dit quelles lignes regarder d’abord.',
    exitCodes: '0 que des high, 1 au moins un medium ou low, 2 appel incorrect, ou ligne ou fichier illisible.',
    country: 'le pays des lignes qui n’en nomment aucun, ISO 3166-1 : DE',
  },
  payees: {
    about:
      'Compare deux listes de bénéficiaires, ligne par ligne, selon le numéro du bénéficiaire : ce qu’il faut confirmer avec le bénéficiaire avant tout paiement, ce qui mérite d’être noté, et où une banque a fusionné sans que le compte change. Dit aussi quels bénéficiaires de la nouvelle liste ont le même compte. Un bénéficiaire dont le numéro manque ou figure deux fois donne le code de sortie 2, comme une ligne illisible.\n\nChaque fichier est du CSV, du XLSX, du NDJSON ou du JSON ; - est l’entrée standard. Les numéros de compte ne sont montrés qu’avec --show.',
    exitCodes:
      '0 rien à confirmer, 1 quelque chose à confirmer, ou deux bénéficiaires avec un même compte, 2 appel incorrect, bénéficiaire sans numéro ou avec celui d’un autre, ou contenu illisible.',
    output: 'text ou json, un objet par bénéficiaire ; par défaut : text',
    lang: 'la langue des titres et de ce qui a changé : {languages} ; par défaut : en',
    on: 'le jour pour lequel les fusions de banques comptent ; par défaut : aujourd’hui',
  },
  iban: {
    about:
      'Montre si un IBAN est valide, ses parties et sa banque ; ou bien où il est faux, et ce qui était sans doute voulu. Un ? tient la place d’un caractère illisible, deux au plus : les IBAN possibles sont montrés. Avec -, chaque ligne de l’entrée standard est un IBAN.',
    exitCodes: '0 rien à signaler, 1 une alerte, 2 appel incorrect.',
    on: 'le jour pour lequel les systèmes SEPA sont indiqués ; par défaut : aujourd’hui',
  },
  bic: {
    about:
      'Montre si un BIC est bien formé, ses parties, et sa banque si un répertoire la donne. Avec -, chaque ligne de l’entrée standard est un BIC.',
    exitCodes: '0 rien à signaler, 1 une alerte, 2 appel incorrect.',
  },
  banks: {
    about:
      'Trouve les banques d’un pays par leur nom courant, leur code banque ou leur BIC, la meilleure d’abord. Un * marque la première quand rien d’autre ne peut être voulu.',
    exitCodes: '0 une banque a été trouvée, 1 aucune, 2 appel incorrect.',
    count: 'combien de banques au plus ; par défaut : 10',
  },
  returns: {
    about:
      'Dit ce que signifie un code avec lequel un paiement a été refusé ou est revenu : quels champs peuvent être faux, qui peut corriger, et s’il faut payer à nouveau. Chaque signification est montrée, de chaque liste : ISO20022, NACHA, BACS, FPS, PIX, SPEI, UPI, NPP et ZENGIN. Avec -, chaque ligne de l’entrée standard est un code.',
    exitCodes: '0 chaque code est connu, 1 l’un d’eux n’est dans aucune liste, 2 appel incorrect.',
    system: 'le système de règlement par lequel le paiement est passé : BR_PIX',
  },
  files:
    'FICHIER est du NDJSON, un ordre de paiement par ligne ; du JSON, un tableau d’ordres ; du CSV, avec virgule, point-virgule, tabulation ou barre verticale ; du XLSX ; ou du XML, un message pain.001 ou pacs.008. La première ligne d’un tableau nomme ses colonnes : par le chemin du champ, creditorAccount.id.value, ou comme on les appelle, IBAN, Bénéficiaire, Code banque. La sortie d’erreur dit quelle colonne est quel champ. Les autres colonnes sont reprises dans la sortie CSV et XLSX. Sans FICHIER, ou avec -, c’est l’entrée standard qui est lue.\n\nChaque ordre donne une ligne de sortie, dans le même ordre. Un ordre illisible n’arrête rien : sa réponse est {"line":7,"error":"JSON_PAYLOAD_MALFORMED"}, ou JSON_PAYLOAD_EMPTY, ou JSON_PAYLOAD_TOO_LARGE au-delà de 1 MiB. Dans un tableau, il garde ses cellules, et la colonne error nomme le problème.',
  xmlFiles:
    'Chaque paiement d’un fichier XML est vérifié à sa propre date d’exécution, sauf si --on en donne une autre ; sa réponse a son XPath et sa ligne. --fix réécrit le fichier, ajoute le BIC des banques qui ne sont pas nommées, et met les lignes d’adresse en éléments là où le système l’exige. Tout le reste demeure identique, octet par octet. Si le fichier ne peut pas être lu jusqu’au bout, rien n’est écrit.',
  tableInput: 'ndjson, json, csv ou xlsx ; par défaut : selon le nom du fichier et son début, sinon ndjson',
  lookUpOutput: 'text ou json, un objet par ligne ; par défaut : text',
  lookUpLanguage: 'la langue des libellés et des textes : {languages} ; par défaut : en',
  reportLanguage:
    'la langue de --report, des textes en CSV et XLSX, et de ce qui est dit des colonnes, des totaux, de l’avancement et des fichiers : {languages} ; par défaut : en',
  options: {
    input: 'ndjson, json, csv, xlsx ou xml ; par défaut : selon le nom du fichier et son début, sinon ndjson',
    output: 'ndjson, csv, table ou xlsx ; par défaut : table sur un terminal, sinon ndjson',
    out: 'le fichier où le résultat est écrit ; par défaut, et avec - : la sortie standard',
    map: 'lit une colonne d’un tableau comme ce champ : "Konto=creditorAccount.id.value" ; vide : l’ignore ; peut être répétée',
    set: 'la valeur d’un champ dans les lignes d’un tableau qui n’en ont pas : country=DE ; peut être répétée',
    encoding:
      'le codage du fichier : {encodings}, utf-8, utf-16le, utf-16be, ou un autre nom de l’Encoding Standard ; par défaut : auto, soit UTF-8, UTF-16 ou Windows-1252',
    sheet: 'la feuille d’un fichier XLSX, par son nom ou son numéro ; par défaut : la première qui n’est pas masquée',
    on: 'le jour du paiement, YYYY-MM-DD ; par défaut : aujourd’hui',
    partial:
      'ne demande à aucune ligne d’un tableau un compte ou sa banque, et lit un tableau dont aucune colonne n’est un compte : ce qui est là est vérifié, et une ligne sans compte peut être OK',
    fix: 'écrit le fichier XML dans --out FICHIER, avec les BIC et les adresses structurées complétés ; tout le reste demeure identique, octet par octet',
    threshold: 'la moindre gravité qui fait d’une réponse un ALERT : error, warning ou info ; par défaut : warning',
    report:
      'écrit aussi une page HTML avec les totaux et ce qui ne va pas dans quelle cellule ; elle ne contient ni noms ni numéros de compte, sauf avec --show',
    by: 'une colonne du tableau que --report montre et par laquelle il filtre, comme la personne responsable',
    show: 'montre les noms et les numéros de compte : dans --report, dans un tableau et dans une comparaison de bénéficiaires',
    jobs: 'le nombre de processus parallèles, si l’entrée et la sortie sont en NDJSON ; par défaut : un pour 8 Mo de fichiers, mais 8 au plus et un par cœur au plus ; pour l’entrée standard, un',
    overlay: 'un fichier JSON avec vos propres jeux de données, tels que payprep data import les écrit ; peut être répétée',
    'no-progress': 'ne montre pas de ligne d’avancement sur le terminal',
    'no-summary': 'ne montre ni les colonnes ni les totaux sur la sortie d’erreur',
    'exit-zero':
      'code de sortie 0 même avec des alertes et des lignes illisibles, pour les traitements qui s’arrêtent à tout code autre que 0 ; toujours 2 pour un appel incorrect ou un fichier illisible',
    given: 'la colonne, ou le membre JSON, avec les noms donnés par les payeurs',
    held: 'la colonne avec les noms des titulaires des comptes ; plusieurs titulaires sont séparés par ;',
    type: 'ce que sont les bénéficiaires : person (personne) ou company (entreprise) ; par défaut : décidé pour chaque paire de noms',
    key: 'la colonne, ou le membre JSON, avec votre numéro du bénéficiaire',
    json: 'comme --output json',
    list: 'la liste dont vient le code : NACHA ; ou un rapport de Bacs : ARUCS',
    help: 'ce texte',
  },
  encodings: {
    gb18030: 'chinois, GBK et GB2312',
    big5: 'chinois, Taïwan et Hong Kong',
    shift_jis: 'japonais',
    'euc-kr': 'coréen',
    'windows-1250': 'polonais, tchèque, hongrois, roumain, croate',
    'iso-8859-2': 'les mêmes, hors Windows',
    'windows-1251': 'cyrillique',
    ibm866: 'cyrillique, DOS',
    'koi8-r': 'cyrillique, Unix',
    'windows-1252': 'Europe occidentale',
    'windows-1253': 'grec',
    'windows-1254': 'turc',
    'windows-1255': 'hébreu',
    'windows-1256': 'arabe',
    'windows-1257': 'lituanien, letton',
    'windows-874': 'thaï',
    macintosh: 'anciens Mac',
  },
};
