/**
 * How countries write an address in Chinese, Japanese and Korean letters, which run on without spaces: `〒100-0005東京都千代田区丸の内1-9-1`.
 *
 * The syllable behind a name says what it is: 県, 省, 도 a subdivision, 市, 区, 시 a town. The gotcha: the syllable is part of some names (四日市市).
 *
 * @see https://www.post.japanpost.jp/zipcode (Japan), https://www.upu.int, addressing systems (China, Korea, Taiwan)
 */
import { lazy } from '../vocabulary/lazy.js';

/** How a country writes an address in its own letters. */
export interface AddressWriting {
  /** The post code at the beginning of a piece, with its sign as the first group. */
  readonly postCode: RegExp;
  /** The name of the country before everything. */
  readonly country: RegExp;
  /** The subdivision `S`, the town `C` and the district `D`. */
  readonly place: RegExp;
}

/** By country. */
export const writings = /* @__PURE__ */ lazy(
  (): Readonly<Record<string, AddressWriting>> => ({
    JP: {
      postCode: /^(〒 ?)?(\d{3}-\d{4})(?!\d)/,
      country: /^日本国?(?=[〒\p{L} ])/u,
      place:
        /^(?<S>東京都|北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)?(?<C>(?:\p{L}{1,4}郡)?(?:[余上下]市町|(?:(?!区)\p{L}){1,5}?市(?!市)|\p{L}{1,4}?区|\p{L}{1,5}?[町村](?![町村])))/u,
    },
    CN: {
      postCode: /^()(\d{6})(?!\d)/,
      country: /^中国|^中國/,
      place:
        /^(?<S>\p{Script=Han}{2,8}?(?:省|自治区)|(?:广东|浙江|江苏|山东|福建|四川|湖北|湖南|河南|河北|安徽|辽宁|陕西|江西)(?!市))?(?<C>(?:(?!市)\p{Script=Han}){1,7}市|北京|上海|天津|重庆|广州|深圳|成都|杭州|南京|武汉|苏州|宁波|青岛|厦门|东莞)(?<D>(?:(?!区)\p{Script=Han}){1,4}区)?/u,
    },
    TW: {
      postCode: /^()(\d{3}(?:\d{2,3})?)(?![\d號巷弄樓])/,
      country: /^(?:台灣|臺灣|台湾|中華民國)(?!省)/,
      place: /^(?<S>[台臺]灣省)?(?<C>\p{Script=Han}{2}[市縣县])(?<D>\p{Script=Han}{1,3}[區区鄉乡鎮镇市])?/u,
    },
    KR: {
      postCode: /^()(\d{5}|\d{3}-\d{3})(?!\d)/,
      country: /^대한민국/,
      place:
        /^(?<S>\p{Script=Hangul}{2,6}도 )?(?<C>\p{Script=Hangul}{2}(?:특별시|광역시|특별자치시)|(?:서울|부산|대구|인천|광주|대전|울산|세종)시?|(?<=도 )\p{Script=Hangul}{1,4}[시군])(?= |$)/u,
    },
    HK: { postCode: /^()(?!)/, country: /^(?!)/, place: /^(?<C>香港)/ },
  }),
);
