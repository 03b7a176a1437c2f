/** `payprep/detect`: what a text can be (IBAN, BIC, reference …), and the payment instruction that a text contains. */
export {};
