/**
 * The title of the section that an element of a page is in, with its number among the section's
 * elements of the same class where it is not the first. No two elements of a page have the same.
 */
export function sectionOf(element: Element): string {
  let number = 1;
  for (let at = element.previousElementSibling; at; at = at.previousElementSibling) {
    if (at.className === element.className) number += 1;
    const heading = at.querySelector(':scope > :is(h2, h3, h4, h5, h6)');
    if (heading) return [heading.textContent, number > 1 ? number : ''].join(' ').trim();
  }
  return String(number);
}
