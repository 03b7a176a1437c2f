/** The creditors of every country: identifiers and payouts. Written by `npm run indexes`. */
import { identifiers as AD } from '../countries/AD/identifiers.js';
import { identifiers as AE } from '../countries/AE/identifiers.js';
import { identifiers as AL } from '../countries/AL/identifiers.js';
import { payouts as toAL } from '../countries/AL/payouts.js';
import { identifiers as AM } from '../countries/AM/identifiers.js';
import { payouts as toAM } from '../countries/AM/payouts.js';
import { identifiers as AR } from '../countries/AR/identifiers.js';
import { payouts as toAR } from '../countries/AR/payouts.js';
import { identifiers as AT } from '../countries/AT/identifiers.js';
import { identifiers as AU } from '../countries/AU/identifiers.js';
import { identifiers as AZ } from '../countries/AZ/identifiers.js';
import { payouts as toAZ } from '../countries/AZ/payouts.js';
import { identifiers as BA } from '../countries/BA/identifiers.js';
import { payouts as toBA } from '../countries/BA/payouts.js';
import { identifiers as BD } from '../countries/BD/identifiers.js';
import { payouts as toBD } from '../countries/BD/payouts.js';
import { identifiers as BE } from '../countries/BE/identifiers.js';
import { identifiers as BG } from '../countries/BG/identifiers.js';
import { payouts as toBH } from '../countries/BH/payouts.js';
import { payouts as toBJ } from '../countries/BJ/payouts.js';
import { identifiers as BO } from '../countries/BO/identifiers.js';
import { payouts as toBO } from '../countries/BO/payouts.js';
import { identifiers as BR } from '../countries/BR/identifiers.js';
import { payouts as toBR } from '../countries/BR/payouts.js';
import { identifiers as BY } from '../countries/BY/identifiers.js';
import { payouts as toBY } from '../countries/BY/payouts.js';
import { identifiers as CA } from '../countries/CA/identifiers.js';
import { payouts as toCA } from '../countries/CA/payouts.js';
import { identifiers as CH } from '../countries/CH/identifiers.js';
import { identifiers as CL } from '../countries/CL/identifiers.js';
import { payouts as toCL } from '../countries/CL/payouts.js';
import { identifiers as CN } from '../countries/CN/identifiers.js';
import { payouts as toCN } from '../countries/CN/payouts.js';
import { identifiers as CO } from '../countries/CO/identifiers.js';
import { payouts as toCO } from '../countries/CO/payouts.js';
import { identifiers as CR } from '../countries/CR/identifiers.js';
import { payouts as toCR } from '../countries/CR/payouts.js';
import { identifiers as CY } from '../countries/CY/identifiers.js';
import { identifiers as CZ } from '../countries/CZ/identifiers.js';
import { identifiers as DE } from '../countries/DE/identifiers.js';
import { identifiers as DK } from '../countries/DK/identifiers.js';
import { identifiers as DO } from '../countries/DO/identifiers.js';
import { payouts as toDO } from '../countries/DO/payouts.js';
import { identifiers as DZ } from '../countries/DZ/identifiers.js';
import { identifiers as EC } from '../countries/EC/identifiers.js';
import { payouts as toEC } from '../countries/EC/payouts.js';
import { identifiers as EE } from '../countries/EE/identifiers.js';
import { identifiers as EG } from '../countries/EG/identifiers.js';
import { identifiers as ES } from '../countries/ES/identifiers.js';
import { identifiers as FI } from '../countries/FI/identifiers.js';
import { identifiers as FR } from '../countries/FR/identifiers.js';
import { identifiers as GB } from '../countries/GB/identifiers.js';
import { identifiers as GE } from '../countries/GE/identifiers.js';
import { identifiers as GH } from '../countries/GH/identifiers.js';
import { identifiers as GR } from '../countries/GR/identifiers.js';
import { identifiers as GT } from '../countries/GT/identifiers.js';
import { payouts as toGT } from '../countries/GT/payouts.js';
import { identifiers as HK } from '../countries/HK/identifiers.js';
import { identifiers as HN } from '../countries/HN/identifiers.js';
import { payouts as toHN } from '../countries/HN/payouts.js';
import { identifiers as HR } from '../countries/HR/identifiers.js';
import { identifiers as HU } from '../countries/HU/identifiers.js';
import { identifiers as ID } from '../countries/ID/identifiers.js';
import { payouts as toID } from '../countries/ID/payouts.js';
import { identifiers as IE } from '../countries/IE/identifiers.js';
import { identifiers as IL } from '../countries/IL/identifiers.js';
import { identifiers as IN } from '../countries/IN/identifiers.js';
import { payouts as toIN } from '../countries/IN/payouts.js';
import { identifiers as IS } from '../countries/IS/identifiers.js';
import { identifiers as IT } from '../countries/IT/identifiers.js';
import { identifiers as JP } from '../countries/JP/identifiers.js';
import { payouts as toJP } from '../countries/JP/payouts.js';
import { identifiers as KE } from '../countries/KE/identifiers.js';
import { identifiers as KG } from '../countries/KG/identifiers.js';
import { identifiers as KR } from '../countries/KR/identifiers.js';
import { payouts as toKR } from '../countries/KR/payouts.js';
import { identifiers as KZ } from '../countries/KZ/identifiers.js';
import { payouts as toKZ } from '../countries/KZ/payouts.js';
import { identifiers as LI } from '../countries/LI/identifiers.js';
import { identifiers as LK } from '../countries/LK/identifiers.js';
import { identifiers as LT } from '../countries/LT/identifiers.js';
import { identifiers as LU } from '../countries/LU/identifiers.js';
import { identifiers as LV } from '../countries/LV/identifiers.js';
import { identifiers as MA } from '../countries/MA/identifiers.js';
import { identifiers as MC } from '../countries/MC/identifiers.js';
import { identifiers as MD } from '../countries/MD/identifiers.js';
import { identifiers as ME } from '../countries/ME/identifiers.js';
import { identifiers as MK } from '../countries/MK/identifiers.js';
import { identifiers as MT } from '../countries/MT/identifiers.js';
import { identifiers as MU } from '../countries/MU/identifiers.js';
import { identifiers as MX } from '../countries/MX/identifiers.js';
import { payouts as toMX } from '../countries/MX/payouts.js';
import { identifiers as MY } from '../countries/MY/identifiers.js';
import { identifiers as MZ } from '../countries/MZ/identifiers.js';
import { identifiers as NI } from '../countries/NI/identifiers.js';
import { payouts as toNI } from '../countries/NI/payouts.js';
import { identifiers as NL } from '../countries/NL/identifiers.js';
import { identifiers as NO } from '../countries/NO/identifiers.js';
import { identifiers as NP } from '../countries/NP/identifiers.js';
import { identifiers as NZ } from '../countries/NZ/identifiers.js';
import { identifiers as PA } from '../countries/PA/identifiers.js';
import { payouts as toPA } from '../countries/PA/payouts.js';
import { identifiers as PE } from '../countries/PE/identifiers.js';
import { payouts as toPE } from '../countries/PE/payouts.js';
import { identifiers as PH } from '../countries/PH/identifiers.js';
import { payouts as toPH } from '../countries/PH/payouts.js';
import { identifiers as PK } from '../countries/PK/identifiers.js';
import { identifiers as PL } from '../countries/PL/identifiers.js';
import { identifiers as PT } from '../countries/PT/identifiers.js';
import { identifiers as PY } from '../countries/PY/identifiers.js';
import { payouts as toPY } from '../countries/PY/payouts.js';
import { identifiers as RO } from '../countries/RO/identifiers.js';
import { identifiers as RS } from '../countries/RS/identifiers.js';
import { identifiers as RU } from '../countries/RU/identifiers.js';
import { payouts as toRU } from '../countries/RU/payouts.js';
import { identifiers as SA } from '../countries/SA/identifiers.js';
import { identifiers as SE } from '../countries/SE/identifiers.js';
import { identifiers as SG } from '../countries/SG/identifiers.js';
import { identifiers as SI } from '../countries/SI/identifiers.js';
import { identifiers as SK } from '../countries/SK/identifiers.js';
import { identifiers as SM } from '../countries/SM/identifiers.js';
import { identifiers as SV } from '../countries/SV/identifiers.js';
import { payouts as toSV } from '../countries/SV/payouts.js';
import { identifiers as TH } from '../countries/TH/identifiers.js';
import { identifiers as TJ } from '../countries/TJ/identifiers.js';
import { identifiers as TN } from '../countries/TN/identifiers.js';
import { identifiers as TR } from '../countries/TR/identifiers.js';
import { identifiers as TW } from '../countries/TW/identifiers.js';
import { identifiers as UA } from '../countries/UA/identifiers.js';
import { payouts as toUA } from '../countries/UA/payouts.js';
import { identifiers as US } from '../countries/US/identifiers.js';
import { payouts as toUS } from '../countries/US/payouts.js';
import { identifiers as UY } from '../countries/UY/identifiers.js';
import { payouts as toUY } from '../countries/UY/payouts.js';
import { identifiers as UZ } from '../countries/UZ/identifiers.js';
import { identifiers as VE } from '../countries/VE/identifiers.js';
import { payouts as toVE } from '../countries/VE/payouts.js';
import { identifiers as VN } from '../countries/VN/identifiers.js';
import { identifiers as ZA } from '../countries/ZA/identifiers.js';
import { payouts as toZA } from '../countries/ZA/payouts.js';
import { creditorRules } from '../vocabulary/creditor.js';

export const creditors = /* @__PURE__ */ creditorRules(
  [
    AD,
    AE,
    AL,
    AM,
    AR,
    AT,
    AU,
    AZ,
    BA,
    BD,
    BE,
    BG,
    BO,
    BR,
    BY,
    CA,
    CH,
    CL,
    CN,
    CO,
    CR,
    CY,
    CZ,
    DE,
    DK,
    DO,
    DZ,
    EC,
    EE,
    EG,
    ES,
    FI,
    FR,
    GB,
    GE,
    GH,
    GR,
    GT,
    HK,
    HN,
    HR,
    HU,
    ID,
    IE,
    IL,
    IN,
    IS,
    IT,
    JP,
    KE,
    KG,
    KR,
    KZ,
    LI,
    LK,
    LT,
    LU,
    LV,
    MA,
    MC,
    MD,
    ME,
    MK,
    MT,
    MU,
    MX,
    MY,
    MZ,
    NI,
    NL,
    NO,
    NP,
    NZ,
    PA,
    PE,
    PH,
    PK,
    PL,
    PT,
    PY,
    RO,
    RS,
    RU,
    SA,
    SE,
    SG,
    SI,
    SK,
    SM,
    SV,
    TH,
    TJ,
    TN,
    TR,
    TW,
    UA,
    US,
    UY,
    UZ,
    VE,
    VN,
    ZA,
  ],
  [
    toAL,
    toAM,
    toAR,
    toAZ,
    toBA,
    toBD,
    toBH,
    toBJ,
    toBO,
    toBR,
    toBY,
    toCA,
    toCL,
    toCN,
    toCO,
    toCR,
    toDO,
    toEC,
    toGT,
    toHN,
    toID,
    toIN,
    toJP,
    toKR,
    toKZ,
    toMX,
    toNI,
    toPA,
    toPE,
    toPH,
    toPY,
    toRU,
    toSV,
    toUA,
    toUS,
    toUY,
    toVE,
    toZA,
  ],
);
