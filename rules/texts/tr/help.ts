/** The help of the commands that a clerk calls, in Turkish. */
import type { HelpTexts } from '../../vocabulary/help-texts.js';

export const tr: HelpTexts = {
  exitCodes: 'Çıkış kodları: {codes}',
  placeholders: {
    FILE: 'DOSYA',
    COLUMN: 'SÜTUN',
    FIELD: 'ALAN',
    VALUE: 'DEĞER',
    FORMAT: 'BİÇİM',
    NAME: 'AD',
    SHEET: 'SAYFA',
    DATE: 'TARİH',
    SEVERITY: 'DERECE',
    LANGUAGE: 'DİL',
    TYPE: 'TÜR',
    LIST: 'LİSTE',
    OLD: 'ESKİ',
    NEW: 'YENİ',
    TEXT: 'METİN',
    COUNTRY: 'ÜLKE',
  },
  validate: {
    about: 'Her ödeme talimatı için ödemenin ulaşıp ulaşmayacağını söyler: OK ya da ALERT, bildirimlerin kodlarıyla.',
    exitCodes: '0 hepsi OK, 1 en az bir ALERT, 2 hatalı çağrı ya da okunamayan satır veya dosya.',
  },
  enrich: {
    about:
      'Her talimata bilinebilecekleri ekler: banka, BIC, IBAN, ulusal hesap numarası ve ödeme sistemleri. Çıktı hesap numaraları içerir: sonuç bunlardır.',
    exitCodes: '0 hepsi okundu, 2 hatalı çağrı ya da okunamayan satır veya dosya.',
  },
  names: {
    about:
      'İki sütundaki adları, bankaların ödemeden önce yaptığı gibi karşılaştırır: MATCH, CLOSE_MATCH, NO_MATCH ya da NOT_COVERED, nedenleriyle. Karar bankanındır: docs/names.md bankaların nerede ayrıldığını anlatır.\n\nDOSYA virgül, noktalı virgül, sekme ya da dikey çizgi ile CSV; XLSX; her satırda bir nesne olan NDJSON; ya da nesnelerden oluşan bir JSON listesidir. Öteki sütunlar CSV ve XLSX çıktısına aktarılır. DOSYA yoksa ya da - ise standart girdi okunur. Standart hata yanıtları sayar ve önce hangi satırlara bakılacağını söyler.',
    exitCodes: '0 hepsi MATCH ya da NOT_COVERED, 1 en az bir başka yanıt, 2 hatalı çağrı ya da okunamayan satır veya dosya.',
    country: 'hesapların bulunduğu ülke, ISO 3166-1: hangi sözcüklerin unvan olduğunu belirler',
  },
  address: {
    about:
      'Her satırın adresini sokak, numara, posta kodu, yer ve ülke olarak böler ve bunun ne kadar kesin olduğunu söyler: high (yüksek), medium (orta) ya da low (düşük). Bir satırın kendi sütunlarında verdiği olduğu gibi kalır. Hiçbir metin kaybolmaz: yer bulamayan left sütunundadır.\n\nDOSYA virgül, noktalı virgül ya da sekme ile CSV veya Adres, Posta kodu, Şehir ve Ülke gibi sütunları olan XLSX; adres, alıcı ya da ödeme içeren NDJSON veya JSON; ya da XML, bir pain.001 veya pacs.008 iletisidir. Öteki sütunlar CSV ve XLSX çıktısına aktarılır. Standart hata hangi sütunun hangi alan olduğunu söyler, yanıtları sayar ve önce hangi satırlara bakılacağını söyler.',
    exitCodes: '0 hepsi high, 1 en az bir medium ya da low, 2 hatalı çağrı ya da okunamayan satır veya dosya.',
    country: 'ülke belirtmeyen satırların ülkesi, ISO 3166-1: DE',
  },
  payees: {
    about:
      'İki alıcı listesini alıcının numarasına göre satır satır karşılaştırır: ödemeden önce alıcıya neyin doğrulatılacağını, neyin not edileceğini ve nerede bir bankanın birleşip hesabın aynı kaldığını. Yeni listede hangi alıcıların aynı hesabı paylaştığını da söyler. Numarası eksik ya da iki kez geçen alıcı, okunamayan bir satır gibi çıkış kodunu 2 yapar.\n\nHer dosya CSV, XLSX, NDJSON ya da JSON’dur; - standart girdidir. Hesap numaraları yalnız --show ile gösterilir.',
    exitCodes:
      '0 doğrulatılacak bir şey yok, 1 doğrulatılacak bir şey var ya da iki alıcının hesabı aynı, 2 hatalı çağrı, numarasız ya da başkasının numarasını taşıyan alıcı veya okunamayan bir şey.',
    output: 'text ya da json, her alıcı için bir nesne; varsayılan: text',
    lang: 'başlıkların ve değişikliklerin dili: {languages}; varsayılan: en',
    on: 'banka birleşmelerinin geçerli sayıldığı gün; varsayılan: bugün',
  },
  iban: {
    about:
      'Bir IBAN’ın geçerli olup olmadığını, parçalarını ve bankasını gösterir; ya da nerede yanlış olduğunu ve büyük olasılıkla ne demek istendiğini. ? okunamayan bir karakterin yerini tutar, en çok iki tane: olabilecek IBAN’lar gösterilir. - ile standart girdinin her satırı bir IBAN’dır.',
    exitCodes: '0 sorun yok, 1 bir bildirim, 2 hatalı çağrı.',
    on: 'SEPA şemalarının gösterildiği gün; varsayılan: bugün',
  },
  bic: {
    about:
      'Bir BIC’in doğru biçimde olup olmadığını, parçalarını ve bir rehberde varsa bankasını gösterir. - ile standart girdinin her satırı bir BIC’tir.',
    exitCodes: '0 sorun yok, 1 bir bildirim, 2 hatalı çağrı.',
  },
  banks: {
    about:
      'Bir ülkenin bankalarını bilinen adlarıyla, banka koduyla ya da BIC ile bulur, en iyisi önce. Başka bir şey kastedilemezse ilkinin önünde * bulunur.',
    exitCodes: '0 bir banka bulundu, 1 hiçbiri, 2 hatalı çağrı.',
    count: 'en çok kaç banka; varsayılan: 10',
  },
  returns: {
    about:
      'Bir ödemenin reddedildiği ya da geri döndüğü kodun ne anlama geldiğini söyler: hangi alanların yanlış olabileceğini, kimin düzeltebileceğini ve yeniden ödenip ödenmeyeceğini. Her listedeki her anlam gösterilir: ISO20022, NACHA, BACS, FPS, PIX, SPEI, UPI, NPP ve ZENGIN. - ile standart girdinin her satırı bir koddur.',
    exitCodes: '0 her kod biliniyor, 1 biri hiçbir listede yok, 2 hatalı çağrı.',
    system: 'ödemenin geçtiği ödeme sistemi: BR_PIX',
  },
  files:
    'DOSYA her satırda bir ödeme talimatı olan NDJSON; talimatlardan oluşan bir JSON listesi; virgül, noktalı virgül, sekme ya da dikey çizgi ile CSV; XLSX; ya da XML, bir pain.001 veya pacs.008 iletisidir. Bir tablonun ilk satırı sütunları adlandırır: alanın yoluyla, creditorAccount.id.value, ya da alışılmış adıyla, IBAN, Alıcı, SWIFT kodu. Standart hata hangi sütunun hangi alan olduğunu söyler. Öteki sütunlar CSV ve XLSX çıktısına aktarılır. DOSYA yoksa ya da - ise standart girdi okunur.\n\nHer talimat, aynı sırayla, bir çıktı satırı verir. Okunamayan biri çalışmayı durdurmaz: yanıtı {"line":7,"error":"JSON_PAYLOAD_MALFORMED"} ya da JSON_PAYLOAD_EMPTY, 1 MiB’tan büyükse JSON_PAYLOAD_TOO_LARGE olur. Tabloda hücrelerini korur ve error sütunu sorunu söyler.',
  xmlFiles:
    'Bir XML dosyasındaki her ödeme, --on başka bir gün vermedikçe, kendi yürütme gününe göre denetlenir; yanıtında XPath ve satır bulunur. --fix dosyayı yeniden yazar, adı verilmeyen bankaların BIC’ini ekler ve şemanın istediği yerde adres satırlarını öğelere yerleştirir. Geri kalan her şey bayt bayt aynı kalır. Dosya sonuna kadar okunamazsa hiçbir şey yazılmaz.',
  tableInput: 'ndjson, json, csv ya da xlsx; varsayılan: dosyanın adına ve başlangıcına göre, yoksa ndjson',
  lookUpOutput: 'text ya da json, her satırda bir nesne; varsayılan: text',
  lookUpLanguage: 'etiketlerin ve metinlerin dili: {languages}; varsayılan: en',
  reportLanguage:
    '--report çıktısının, CSV ve XLSX içindeki metinlerin ve sütunlar, sayılar, ilerleme ve dosyalar için söylenenlerin dili: {languages}; varsayılan: en',
  options: {
    input: 'ndjson, json, csv, xlsx ya da xml; varsayılan: dosyanın adına ve başlangıcına göre, yoksa ndjson',
    output: 'ndjson, csv, table ya da xlsx; varsayılan: terminalde table, yoksa ndjson',
    out: 'sonucun yazıldığı dosya; varsayılan ve - için: standart çıktı',
    map: 'tablonun bir sütununu bu alan olarak okur: "Konto=creditorAccount.id.value"; boşsa: sütunu yok sayar; birden çok kez verilebilir',
    set: 'tablonun değeri olmayan satırlarında bir alanın değeri: country=DE; birden çok kez verilebilir',
    encoding:
      'dosyanın kodlaması: {encodings}, utf-8, utf-16le, utf-16be ya da Encoding Standard içindeki başka bir ad; varsayılan: auto, yani UTF-8, UTF-16 ya da Windows-1252',
    sheet: 'XLSX dosyasının sayfası, adıyla ya da numarasıyla; varsayılan: gizli olmayan ilk sayfa',
    on: 'ödemenin günü, YYYY-MM-DD; varsayılan: bugün',
    partial:
      'tablonun hiçbir satırından hesap ya da hesabın bankasını istemez ve hiçbir sütunu hesap olmayan tabloyu da okur: var olan denetlenir, hesapsız bir satır OK olabilir',
    fix: 'XML dosyasını, BIC’ler ve yapılandırılmış adresler tamamlanmış olarak --out DOSYA içine yazar; geri kalan her şey bayt bayt aynı kalır',
    threshold: 'bir yanıtı ALERT yapan en düşük önem derecesi: error, warning ya da info; varsayılan: warning',
    report:
      'ayrıca toplamları ve hangi hücrede neyin yanlış olduğunu içeren bir HTML sayfası yazar; --show verilmedikçe ad ve hesap numarası içermez',
    by: '--report ile gösterilen ve süzmeye yarayan bir tablo sütunu, örneğin sorumlu kişi',
    show: 'adları ve hesap numaralarını gösterir: --report içinde, tabloda ve alıcı karşılaştırmasında',
    jobs: 'girdi ve çıktı NDJSON ise koşut süreç sayısı; varsayılan: her 8 MB dosya için bir, ama en çok 8 ve çekirdek başına en çok bir; standart girdi için bir',
    overlay: 'kendi veri kümelerinizi içeren bir JSON dosyası, payprep data import komutunun yazdığı gibi; birden çok kez verilebilir',
    'no-progress': 'terminalde ilerleme satırını göstermez',
    'no-summary': 'standart hatada sütunları ve sayıları göstermez',
    'exit-zero':
      '0 dışındaki her kodda duran akışlar için, bildirimler ve okunamayan satırlar olsa da çıkış kodu 0; hatalı çağrıda ya da okunamayan dosyada yine 2',
    given: 'ödeyenlerin verdiği adların bulunduğu sütun ya da JSON öğesi',
    held: 'hesap sahiplerinin adlarının bulunduğu sütun; birden çok sahip ; ile ayrılır',
    type: 'alıcıların ne olduğu: person (kişi) ya da company (şirket); varsayılan: her ad çifti için belirlenir',
    key: 'alıcı için kullandığınız numaranın bulunduğu sütun ya da JSON öğesi',
    json: '--output json ile aynı',
    list: 'kodun ait olduğu liste: NACHA; ya da bir Bacs raporu: ARUCS',
    help: 'bu metin',
  },
  encodings: {
    gb18030: 'Çince, GBK ve GB2312',
    big5: 'Çince, Tayvan ve Hong Kong',
    shift_jis: 'Japonca',
    'euc-kr': 'Korece',
    'windows-1250': 'Lehçe, Çekçe, Macarca, Romence, Hırvatça',
    'iso-8859-2': 'aynıları, Windows dışından',
    'windows-1251': 'Kiril',
    ibm866: 'Kiril, DOS',
    'koi8-r': 'Kiril, Unix',
    'windows-1252': 'Batı Avrupa',
    'windows-1253': 'Yunanca',
    'windows-1254': 'Türkçe',
    'windows-1255': 'İbranice',
    'windows-1256': 'Arapça',
    'windows-1257': 'Litvanca, Letonca',
    'windows-874': 'Tayca',
    macintosh: 'eski Mac’ler',
  },
};
