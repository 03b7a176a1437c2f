/** The texts of return codes in French. */
import { returnTexts } from '../return-texts.js';

export const fr = /* @__PURE__ */ returnTexts({
  ACCOUNT_NUMBER_INCORRECT:
    'Le numéro de compte du bénéficiaire manque ou est erroné. Comparez-le avec ce que le bénéficiaire vous a donné, puis refaites le paiement avec le bon numéro.',
  ACCOUNT_NOT_FOUND:
    'La banque n’a pas de compte portant ce numéro. Demandez au bénéficiaire le numéro de compte et la banque, puis refaites le paiement.',
  ACCOUNT_NOT_AT_BANK: 'Le compte n’est pas tenu par la banque indiquée. Demandez au bénéficiaire quelle banque le tient.',
  ACCOUNT_CLOSED: 'Le compte du bénéficiaire est clôturé. Demandez-lui les coordonnées d’un autre compte.',
  ACCOUNT_BLOCKED:
    'Le compte du bénéficiaire est bloqué ou inactif. Le bénéficiaire doit s’adresser à sa banque ou indiquer un autre compte.',
  ACCOUNT_CHANGED:
    'Le compte a été transféré : son numéro, son agence ou sa banque ont changé. Utilisez les nouvelles coordonnées ou demandez-les au bénéficiaire.',
  ACCOUNT_CURRENCY_MISMATCH:
    'Le compte du bénéficiaire n’est pas tenu dans cette devise. Payez dans la devise du compte ou demandez les coordonnées d’un autre compte.',
  ACCOUNT_TYPE_INCORRECT:
    'Le type de compte manque ou est erroné. Demandez au bénéficiaire s’il s’agit d’un compte courant, d’épargne ou autre.',
  ACCOUNT_TAKES_NO_SUCH_PAYMENT:
    'Ce compte n’accepte pas ce type de paiement, ce qui est courant pour les comptes d’épargne et de prêt. Demandez les coordonnées d’un autre compte ou payez par un autre système.',
  ACCOUNT_LIMIT_REACHED:
    'Le compte du bénéficiaire ne peut pas recevoir davantage pour le moment. Payez plus tard ou moins, ou demandez les coordonnées d’un autre compte.',
  ACCOUNT_NOT_COMPLIANT:
    'Il manque encore à la banque des documents que la loi exige pour ce compte. Le bénéficiaire doit s’adresser à sa banque.',
  CARD_NUMBER_INCORRECT:
    'Le numéro de carte du bénéficiaire est erroné ou inconnu, ou la carte est expirée. Redemandez-le, ou demandez les coordonnées d’un compte.',
  PROXY_UNKNOWN:
    'Aucun compte n’est associé à ce numéro de téléphone, à cette adresse e-mail ou à cet autre identifiant. Redemandez-le, ou demandez les coordonnées du compte.',
  REFERENCE_NEEDED:
    'La banque a besoin d’une référence pour savoir à qui est le compte, comme pour les comptes de collecte. Demandez cette référence au bénéficiaire.',
  PAYER_ACCOUNT_INCORRECT: 'Le compte du payeur manque ou est erroné : numéro, type ou devise. Corrigez le compte à débiter.',
  PAYER_ACCOUNT_CLOSED: 'Le compte du payeur est clôturé. Un autre compte doit être débité.',
  PAYER_ACCOUNT_BLOCKED: 'Le compte du payeur est bloqué ou inactif. Le payeur doit s’adresser à sa banque ou utiliser un autre compte.',
  PAYER_ACCOUNT_CHANGED: 'Le compte du payeur a été transféré dans une autre agence ou banque. Ses nouvelles coordonnées sont nécessaires.',
  PAYER_ACCOUNT_NOT_DEBITED:
    'Le compte du payeur n’a pas pu être débité ; la banque ne dit pas pourquoi, mais le solde est souvent insuffisant. Le payeur doit s’adresser à sa banque.',
  INSUFFICIENT_FUNDS: 'La provision du compte à débiter est insuffisante. Refaites le paiement quand le compte sera approvisionné.',
  BANK_IDENTIFIER_INCORRECT:
    'La banque du bénéficiaire, ou le pays de cette banque, manque ou est erroné. Demandez au bénéficiaire le BIC ou le code banque.',
  BIC_INCORRECT: 'Le BIC de la banque du bénéficiaire manque ou est erroné. Demandez-le au bénéficiaire.',
  BANK_CODE_INCORRECT:
    'Le code de la banque du bénéficiaire (sort code, routing number…) manque, est erroné ou n’est plus utilisé. Demandez-le au bénéficiaire.',
  BRANCH_INCORRECT: 'L’agence de la banque du bénéficiaire manque ou est erronée. Demandez au bénéficiaire le code guichet.',
  BANK_NOT_REACHABLE:
    'La banque du bénéficiaire ne participe pas à ce système de paiement. Payez par un autre système ou demandez les coordonnées d’un autre compte.',
  BANK_UNAVAILABLE:
    'La banque du bénéficiaire n’a pas pu traiter le paiement à ce moment-là. Vérifiez qu’il n’a pas été exécuté, puis réessayez plus tard.',
  BANK_SUSPENDED:
    'Une banque est suspendue de ce système de paiement. Payez par un autre système ou demandez les coordonnées d’un compte dans une autre banque.',
  AGENT_INCORRECT:
    'L’une des banques du circuit du paiement est erronée. Vérifiez la banque du bénéficiaire et les banques intermédiaires.',
  INTERMEDIARY_INCORRECT:
    'La banque intermédiaire manque, est erronée ou n’accepte pas de tels paiements. Demandez-en une autre au bénéficiaire ou laissez faire votre banque.',
  PAYER_BANK_INCORRECT:
    'La banque du payeur manque ou est erronée dans le paiement. Sa banque, ou celui qui crée le fichier, doit la corriger.',
  PAYER_BANK_NOT_REACHABLE:
    'La banque du payeur ne participe pas, ou plus, à ce système de paiement. Payez par un autre système ou depuis une autre banque.',
  PAYER_BANK_UNAVAILABLE:
    'La banque du payeur n’a pas pu traiter le paiement à ce moment-là. Vérifiez qu’il n’a pas été exécuté, puis réessayez plus tard.',
  PAYER_BANK_SERVICE:
    'Un service de la banque du payeur a bloqué le paiement, par exemple une liste de créanciers autorisés ou un plafond. Le payeur doit s’adresser à sa banque.',
  PAYEE_BANK_SERVICE:
    'Un service de la banque du bénéficiaire a bloqué le paiement, par exemple une liste de payeurs autorisés. Le bénéficiaire doit s’adresser à sa banque.',
  BANK_ERROR: 'Une banque a fait une erreur et renvoyé l’argent. Demandez à votre banque s’il faut refaire le paiement.',
  NAME_MISMATCH:
    'Le nom du bénéficiaire n’est pas celui du titulaire du compte. Demandez au bénéficiaire à quel nom est le compte, et si le numéro est juste.',
  IDENTITY_MISMATCH:
    'Le numéro fiscal ou la pièce d’identité du bénéficiaire n’est pas celui du titulaire du compte. Redemandez-le au bénéficiaire, et demandez-lui si le compte est bien le sien.',
  NAME_MISSING: 'Le nom du bénéficiaire manque ou est inutilisable. Indiquez le nom complet du titulaire du compte.',
  NAME_TOO_LONG: 'Le nom du bénéficiaire est trop long pour ce système de paiement. Abrégez-le comme l’écrit la banque du bénéficiaire.',
  ADDRESS_INCORRECT:
    'L’adresse du bénéficiaire manque, est incomplète ou n’a pas la forme exigée. Indiquez la rue, la ville et le pays dans leurs propres champs.',
  COUNTRY_INCORRECT: 'Le pays de l’adresse du bénéficiaire manque ou est erroné. Il s’indique par un code de deux lettres.',
  PAYEE_DETAILS_REQUIRED:
    'La loi exige d’autres données sur le bénéficiaire : le nom complet et l’adresse. Demandez-les, puis refaites le paiement.',
  PAYEE_IDENTIFICATION_INCORRECT:
    'Le numéro qui identifie le bénéficiaire manque ou est erroné : numéro fiscal, pièce d’identité ou autre. Demandez-le au bénéficiaire.',
  TAX_INFORMATION_INCORRECT:
    'Les données fiscales du paiement manquent, sont incomplètes ou erronées. Demandez au bénéficiaire lesquelles sont exigées.',
  CONTACT_INCORRECT: 'Le numéro de téléphone ou l’adresse e-mail du bénéficiaire manque ou est erroné.',
  PAYEE_UNKNOWN: 'La banque ne connaît pas, ou plus, ce bénéficiaire. Demandez-lui son nom et son compte.',
  PAYEE_DECEASED:
    'Le bénéficiaire est décédé, ou celui qui recevait les paiements pour lui. Renseignez-vous pour savoir qui peut recevoir le paiement.',
  PAYEE_INSOLVENT:
    'Le bénéficiaire ou son compte fait peut-être l’objet d’une procédure d’insolvabilité ou de liquidation. Renseignez-vous pour savoir qui peut recevoir le paiement.',
  PAYEE_REFUSED:
    'Le bénéficiaire n’a pas accepté le paiement : il ne l’attendait pas, ou le montant était différent. Renseignez-vous auprès de lui.',
  PAYEE_NO_ANSWER: 'Le bénéficiaire n’a pas répondu à sa banque ou n’a pas retiré l’argent. Parlez-lui avant de refaire le paiement.',
  PAYER_DETAILS_REQUIRED:
    'Des données du payeur manquent ou sont erronées : nom, adresse, pays, compte ou identifiant. Le payeur doit les compléter avec sa banque.',
  PAYER_DECEASED: 'Le payeur est décédé. Le compte ne peut plus être débité.',
  INITIATOR_UNKNOWN:
    'Celui qui a lancé le paiement ou le prélèvement n’est pas connu du client ou du système. Vérifiez qui est indiqué comme émetteur.',
  AMOUNT_TOO_HIGH:
    'Le montant dépasse ce que permet le système de paiement, une banque ou un accord. Payez par un autre système ou faites relever le plafond.',
  AMOUNT_TOO_LOW: 'Le montant est nul ou inférieur à ce que permet le système de paiement ou un accord.',
  AMOUNT_INCORRECT: 'Le montant manque, est mal écrit ou n’est pas celui attendu.',
  AMOUNT_BLOCKED: 'Une autorité a bloqué le montant. Votre banque peut dire laquelle et que faire.',
  TOTALS_INCORRECT: 'Le total ou le nombre de paiements du fichier ne correspond pas à ses paiements. Le fichier doit être refait.',
  TOO_MANY_PAYMENTS: 'Il y a eu plus de paiements que permis pendant cette période. Payez plus tard ou faites relever la limite.',
  CURRENCY_NOT_SUPPORTED:
    'La devise manque, est erronée ou n’est pas acceptée par ce système de paiement. Payez dans une autre devise ou par un autre système.',
  DUPLICATE: 'Le même paiement, ou un autre avec la même référence, a déjà été envoyé. Vérifiez s’il a été exécuté avant de le renvoyer.',
  DATE_INCORRECT: 'La date du paiement manque, est erronée ou n’est pas un jour ouvré bancaire. Choisissez une autre date.',
  DATE_CHANGED: 'Le paiement sera exécuté, mais à une autre date que celle demandée.',
  CUT_OFF_PASSED: 'Le paiement est arrivé après l’heure ou la date limite. Renvoyez-le avec une nouvelle date.',
  FORMAT_INCORRECT:
    'Le paiement ou le fichier est illisible, ou un champ manque, est erroné ou interdit. Celui qui crée le fichier doit le corriger.',
  CHARACTERS_NOT_ALLOWED: 'Le paiement contient des lettres ou des signes que ce système de paiement n’admet pas. Écrivez-les autrement.',
  PAYMENT_TYPE_INCORRECT: 'Le type de paiement manque, est erroné ou n’est pas proposé ici. Choisissez un autre système ou service.',
  PURPOSE_INCORRECT: 'Le motif du paiement manque ou n’est pas accepté. Choisissez un code de motif en usage dans le pays.',
  REMITTANCE_INFORMATION_INCORRECT:
    'La référence ou le texte pour le bénéficiaire manque, est trop long ou n’a pas la forme exigée. Recopiez la référence de la facture.',
  REGULATORY_INFORMATION_MISSING:
    'Des données exigées par la loi ou la banque centrale d’un pays manquent ou sont erronées. Demandez lesquelles à votre banque ou au bénéficiaire.',
  INTERNATIONAL_DETAILS_MISSING:
    'Le paiement part à l’étranger sans être signalé comme tel, ou sans les données requises. Votre banque doit l’envoyer comme paiement international.',
  CHARGES_INCORRECT: 'La répartition des frais manque, est erronée ou interdite pour ce paiement. Choisissez une autre option.',
  TOKEN_INVALID:
    'Le jeton qui remplace le compte est inconnu, expiré, suspendu ou destiné à un autre bénéficiaire. Demandez-en un nouveau.',
  TIMED_OUT: 'Le paiement n’a pas abouti à temps. Vérifiez qu’il n’a pas été exécuté, puis réessayez.',
  SETTLEMENT_FAILED:
    'Les banques n’ont pas pu régler le paiement entre elles. Vérifiez qu’il n’a pas été exécuté, puis réessayez plus tard ou par un autre système.',
  TECHNICAL_PROBLEM: 'Le paiement a échoué pour une raison technique. Vérifiez qu’il n’a pas été exécuté, puis réessayez plus tard.',
  REJECTED_BY_BANK:
    'La banque a refusé le paiement sans donner de motif. Renseignez-vous auprès de votre banque avant de refaire le paiement.',
  REJECTED_BY_SYSTEM:
    'Le système de paiement a refusé le paiement selon ses propres règles. Demandez à votre banque un autre moyen de payer.',
  REJECTED_BY_CUSTOMER: 'Le client d’une banque a refusé le paiement sans donner de motif. Renseignez-vous auprès du bénéficiaire.',
  SEE_NARRATIVE: 'Le motif est écrit en toutes lettres à côté du code. Demandez-le à votre banque.',
  REGULATORY_REASON:
    'Le paiement a été bloqué en application de la loi ou des règles d’une banque, qui n’a peut-être pas le droit d’en dire plus. Renseignez-vous auprès de votre banque ; n’envoyez pas le paiement par un autre moyen.',
  FRAUD:
    'Une banque considère le paiement comme frauduleux, ou le soupçonne de l’être. Ne refaites pas le paiement avant d’avoir parlé au bénéficiaire et à votre banque.',
  RETURN_REQUESTED: 'Le paiement a été retourné à la demande du payeur ou de sa banque.',
  REFUND_REQUESTED: 'Le client a demandé le remboursement.',
  PAYMENT_NOT_DUE: 'Le paiement n’est pas dû : aucun accord ne le prévoit, ou l’accord n’existe plus.',
  SAME_BANK_NOT_ALLOWED:
    'Les deux comptes sont dans la même banque, et ce système de paiement n’accepte pas de tels paiements. La banque doit le comptabiliser elle-même.',
  COVER_MISSING:
    'Une banque n’a pas reçu l’argent, ou les données, qu’une autre devait envoyer séparément. Les banques doivent les retrouver.',
  NOT_AUTHORISED:
    'L’utilisateur n’est pas habilité à faire ou à signer ce paiement. Une personne habilitée doit le faire, ou la banque doit l’y autoriser.',
  SIGNATURE_INVALID:
    'La signature électronique ou son certificat manque, est erroné ou expiré. Signez de nouveau ou renouvelez le certificat auprès de la banque.',
  AUTHENTICATION_FAILED:
    'Le code PIN ou le mot de passe à usage unique manque, est erroné, expiré ou a été essayé trop souvent. Le payeur doit confirmer de nouveau le paiement.',
  NOT_A_FAILURE: 'Rien n’a échoué : le code indique où en est le paiement ou le fichier.',
  NOTICE_OF_CHANGE:
    'Le paiement a été exécuté. La banque du bénéficiaire signale des coordonnées corrigées : utilisez-les dès le prochain paiement.',
  NOTICE_REFUSED:
    'Une banque n’a pas accepté les coordonnées corrigées qu’une autre lui signalait. Les banques doivent le régler ; le paiement n’est pas concerné.',
  ALREADY_RETURNED: 'Le paiement a déjà été retourné.',
  ORIGINAL_NOT_FOUND: 'La banque n’a jamais reçu le paiement dont il est question.',
  RETURN_NOT_ACCEPTED:
    'Le retour, le rappel ou l’annulation n’a pas été accepté : trop tard, sans accord, envoyé à la mauvaise banque ou erroné. Les banques doivent le régler.',
  CHEQUE_PROBLEM: 'Le chèque à l’origine du paiement manque, est périmé, frappé d’opposition, déjà payé ou inadapté.',
  CARD_PAYMENT_DISPUTED:
    'Le porteur de la carte conteste le paiement : c’était une fraude, ou la marchandise ou la somme n’était pas conforme à l’accord.',
  REQUEST_TO_PAY_NOT_PROCESSED:
    'Il s’agit d’une demande de paiement, non d’un paiement : elle a été refusée ou payée, elle a expiré, ou l’autre partie ne peut pas la recevoir.',
  ENROLMENT_REFUSED:
    'Une autorité publique n’a pas accepté l’inscription d’un compte pour des paiements : les données ne correspondent pas aux siennes.',
  MANDATE_MISSING:
    'Le payeur n’a pas donné de mandat pour ce prélèvement ou ne connaît pas le créancier. Le bénéficiaire doit en obtenir un.',
  MANDATE_CANCELLED: 'Le mandat ou l’autorisation a été révoqué ou a expiré. Le bénéficiaire doit en demander un nouveau au payeur.',
  MANDATE_INFORMATION_INCORRECT: 'Des données du mandat manquent, sont erronées ou ont changé. Le bénéficiaire doit les corriger.',
  MANDATE_TERMS_NOT_KEPT:
    'Le prélèvement n’est pas conforme à l’accord ou à l’annonce : montant, jour ou créancier diffèrent, ou le payeur le conteste.',
  PAYMENT_STOPPED: 'Le titulaire du compte a fait opposition au paiement. Le bénéficiaire doit parler au payeur.',
});
