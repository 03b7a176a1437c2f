/**
 * Characters of Chinese and Japanese names in their several forms: simplified and traditional, and those of Japan before and after 1946. A group is one
 * character. Only those that are usual in family names, given names, places and names of companies.
 *
 * Two forms are one character in nearly every name, and two in a few (沈 and 瀋): they bring no more than a close match.
 *
 * @see Unicode Han database, kSimplifiedVariant, kTraditionalVariant, kZVariant; 常用漢字表 (Japan, 2010), forms in brackets
 */
import { lazy } from '../vocabulary/lazy.js';
import { inKatakana } from './japanese-names.js';
import { START_OF_UNSPACED } from './scripts.js';

const HAN_VARIANTS = `
万萬 业業 东東 严厳嚴 丰豊豐 丽麗 义義 乐楽樂 乔喬 习習 书書 买買 亀龜 云雲 亚亜亞 产產産 优優 会會 伟偉 傑杰 兰蘭 关関關 兴興 军軍 农農 冨富 冯馮 凤鳳
凯凱 刘劉 刚剛 创創 剣劍 务務 动動 劳労勞 勝胜 匯汇 医醫 华華 卢盧 卫衛 厂廠 发発發 台臺 叶葉 吳吴 営營营 团団團 园園 国國 圣聖 场場 塩鹽 壽寿 孙孫 学學
宁寧 宝寶 实実實 宾賓 滨濱浜 对對 导導 尔爾 岛島嶋 峯峰 崎﨑 师師 广広廣 庄荘莊 庆慶 应応應 开開 张張 強强 当當 录錄録 徳德 总總 恆恒 恵惠 愛爱 戶戸
斋斎齋 晓曉 曽曾 术術 机機 权権權 杨楊 栄榮荣 树樹 桜櫻 桥橋 槇槙 欧歐 汉漢 汤湯 沢泽澤 济済濟 涛濤 润潤 温溫 湾灣 滝瀧 满滿 瀨瀬 现現 瑩莹 电電 県縣
眞真 礼禮 穂穗 竜龍龙 简簡 紅红 經经 綠緑绿 維维 網网 線线 罗羅 聂聶 联聯 肖萧蕭 舘館馆 苏蘇 药薬藥 蒋蔣 蓝藍 蛍螢 装裝 計计 設设 許许 詩诗 誠诚 謝谢
譚谭 財财 貨货 貴贵 貿贸 賀贺 資资 賈贾 賢贤 質质 賴赖頼 賽赛 赵趙 車车 転轉转 輝辉 边辺邉邊 达達 运運 进進 远遠 连連 选選 邓鄧 邹鄒 郎郞 郑鄭 釈释釋
鉄鐵铁 銀银 銘铭 銷销 鋒锋 鋼钢 錢钱 錦锦 鍾鐘钟 長长 門门 間间 閣阁 閻阎 阳陽 陆陸 陈陳 静靜 韋韦 韓韩 項项 順顺 領领 顏颜 顧顾 風风 飛飞 馬马 駿骏
験驗验 高髙 魚鱼 魯鲁 鮑鲍 鮮鲜 鴻鸿 鵬鹏 鷹鹰 黃黄 黑黒 龔龚 为為爲 时時 无無 见見
`;

/** The first of the forms in which a character is written: 陳 is 陈. */
const firstForms = /* @__PURE__ */ lazy(
  () =>
    new Map(
      HAN_VARIANTS.trim()
        .split(/\s+/)
        .flatMap(([first = '', ...others]) => others.map((other) => [other, first])),
    ),
);
const inFirstForms = (plain: string): string => [...plain].map((character) => firstForms().get(character) ?? character).join('');

/** True for two words of such characters, or of Kana, that differ in their forms alone. */
export const areOneInHanVariants = (one: string, other: string): boolean =>
  one.charCodeAt(0) >= START_OF_UNSPACED &&
  one.length === other.length &&
  inFirstForms(inKatakana(one)) === inFirstForms(inKatakana(other));
