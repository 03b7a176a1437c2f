/**
 * What an account number is called in `creditorAccount.id.type` beside `ACCOUNT_NUMBER`: by ISO 20022 `BBAN`, and by the countries that have a name
 * for theirs.
 *
 * @see ISO 20022, external code set, account identification; Banco de México (CLABE), Banco Central de la República Argentina (CBU, CVU), Cámara de
 * Compensación Electrónica of Peru (CCI), Central Bank of Nigeria (NUBAN)
 */
export const accountNumberTypes: readonly string[] = ['BBAN', 'CLABE', 'CBU', 'CVU', 'CCI', 'NUBAN'];
