/** `payprep/payment-codes`: the text in a payment QR code, read into an instruction and written from one. */
export {};
