/**
 * Family names of Korea in Latin letters. A name that has one is compared by the rules of Korean romanization: Young and Yeong are one syllable.
 *
 * @see Revised Romanization of Korean (2000), and the spellings of family names that are older; Statistics Korea, family names of the census of 2015
 */
export const KOREAN_FAMILY_NAMES: readonly string[] =
  'kim gim lee yi rhee park pak bak choi choe jung jeong chung cheong kang gang cho jo yoon yun jang chang lim im rim han oh seo suh shin sin kwon gwon hwang ahn an song ryu yoo yu you hong jeon jun chun ko go moon mun yang son bae pae paik baek paek heo hur huh nam sim shim noh roh ha kwak gwak sung seong cha joo ju woo u koo gu ku na min jin ji chi um eom uhm chae won cheon bang kong gong hyun hyeon byun byeon yeo do so seok suk sunwoo'.split(
    ' ',
  );
