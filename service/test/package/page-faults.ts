/** What a person would see at once, as a script for the page. */

/** What is cut off or lies outside; what can be hit, and is smaller than 24 px (WCAG 2.2, 2.5.8). A text field scrolls what is typed. */
export const FAULTS = `(() => {
  const seen = [...document.querySelectorAll('#page *')].filter((one) => one.checkVisibility() && one.closest('.hidden') === null);
  const named = (one) => one.tagName + ' ' + one.className + ' ' + one.textContent.slice(0, 30);
  const isCut = (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible' && !one.matches('input, select');
  const isOutside = (one) => { const { left, right } = one.getBoundingClientRect(); return left < -1 || right > innerWidth + 1; };
  const isSmall = (one) => { const { width, height } = one.getBoundingClientRect(); return width < 24 || height < 24; };
  const targets = seen.filter((one) => one.matches('a, button, summary, select, input:not([type=radio]), label.radio'));
  return [
    ...(document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : []),
    ...seen.filter((one) => isCut(one) || isOutside(one)).map((one) => 'cut: ' + named(one)),
    ...targets.filter(isSmall).map((one) => 'small: ' + named(one)),
  ];
})()`;
