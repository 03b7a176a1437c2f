/** The package comes without types. */
declare module 'zengin-code' {
  interface ZenginBranch {
    readonly code: string;
    readonly name: string;
    readonly kana: string;
    readonly roma: string;
  }
  interface ZenginBank extends ZenginBranch {
    readonly branches: Readonly<Record<string, ZenginBranch>>;
  }
  const banks: Readonly<Record<string, ZenginBank>>;
  export default banks;
}
