/**
 * Characters of Chinese and Japanese names in their several forms: simplified and traditional, and those of Japan before and after 1946. A group is one
 * character. Only those that are usual in family names, given names, places and names of companies.
 *
 * Two forms are one character in nearly every name, and two in a few (沈 and 瀋): they bring no more than a close match.
 *
 * @see Unicode Han database, kSimplifiedVariant, kTraditionalVariant, kZVariant; 常用漢字表 (Japan, 2010), forms in brackets
 */
export const HAN_VARIANTS = `
万萬 与與 业業 东東 严厳嚴 丰豊豐 丽麗 义義 乐楽樂 乔喬 习習 书書 买買 亀龜 云雲 亚亜亞 产產産 价価價 优優 会會 伝传傳 伟偉 伦倫 來来 傑杰 備备 兰蘭
关関關 兴興 军軍 农農 冨富 冯馮 凤鳳 凯凱 刘劉 刚剛 创創 剣劍 务務 动動 劳労勞 勝胜 匯汇 医醫 华華 卢盧 卫衛 厂廠 发発發 台臺 叶葉 号號 吳吴 员員 営營营
团団團 园園 図图圖 国國 圣聖 场場 坚堅 報报 塩鹽 壷壺 壽寿 夢梦 孙孫 学學 宁寧 宝寶 实実實 宾賓 滨濱浜 对對 导導 尔爾 岛島嶋 峯峰 崎﨑 币幣 师師 广広廣
庄荘莊 庆慶 应応應 开開 张張 弥彌 強强 当當 录錄録 徳德 态態 总總 恆恒 恵惠 愛爱 慮虑 战戰 戶戸 护護 择擇 挂掛 斉齊齐 斋斎齋 晓曉 曽曾 术術 机機
权権權 条條 杨楊 极極 构構 栄榮荣 栋棟 树樹 样様樣 桜櫻 桥橋 桧檜 检検檢 槇槙 欧歐 汉漢 汤湯 沟溝 沢泽澤 沪滬 济済濟 浓濃 涛濤 润潤 淵渊 温溫 湾灣 滝瀧
满滿 瀨瀬 灵靈 点點 烟煙 热熱 环環 现現 瑩莹 电電 画畫 県縣 眞真 础礎 确確 礼禮 离離 种種 积積 称稱 穂穗 穎颖 穷窮 竜龍龙 竞競 笔筆 签簽 简簡 節节 紀纪
紅红 紙纸 紹绍 組组 結结 統统 絹绢 經经 綠緑绿 維维 網网 綿绵 線线 緣縁缘 織织 纖纤 罗羅 罚罰 聂聶 职職 联聯 聞闻 肖萧蕭 脑腦 舘館馆 苏蘇 药薬藥 蒋蔣
蓝藍 蔵藏 蛍螢 补補 装裝 裏裡里 規规 視视 覽览 計计 訊讯 設设 許许 詩诗 認认 語语 誠诚 說说 調调 請请 謝谢 譚谭 財财 貨货 責责 貴贵 貿贸 賀贺 資资 賈贾
賢贤 質质 賴赖頼 賽赛 赵趙 車车 軟软 転轉转 輕轻 輝辉 輪轮 輸输 边辺邉邊 达達 迈邁 运運 还還 进進 远遠 连連 适適 选選 邓鄧 邮郵 邹鄒 郎郞 郑鄭 釈释釋
針针 鉄鐵铁 銀银 銘铭 銷销 鋒锋 鋼钢 錢钱 錦锦 鍋锅 鍵键 鍾鐘钟 鎮镇 鏈链 鑽钻 長长 門门 間间 閣阁 閻阎 队隊 阳陽 阴陰 际際 陆陸 陈陳 陕陝 难難 雾霧
静靜 韋韦 韓韩 韵韻 頁页 頂顶 項项 順顺 須须 領领 題题 額额 顏颜 顧顾 風风 飛飞 飯饭 飲饮 飾饰 馬马 馳驰 駕驾 駿骏 験驗验 高髙 魚鱼 魯鲁 鮑鲍 鮮鲜 鳥鸟
鳴鸣 鴎鷗 鴻鸿 鵬鹏 鷹鹰 麥麦 麴麹 黃黄 黑黒 默黙 齒齿 龔龚 为為爲 时時 无無 见見 问問 过過 从從
`;
