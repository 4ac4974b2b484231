// @ts-check

/**
 * A task that an assistant gets: `ask` is all that it knows. What it writes is a file whose default export is a component without props.
 * After the steps of `run_demo`, `check` looks at the document and answers true, or what it found instead.
 * @typedef {object} Task
 * @property {string} ask
 * @property {string[]} [steps]
 * @property {(page: Page) => unknown} check It runs in the frame, so it can use nothing from outside.
 */

/**
 * @typedef {object} Page
 * @property {(selector: string) => any} $ The first element; undefined if there is none.
 * @property {(selector: string) => any[]} $$ All elements.
 * @property {() => string[]} rows Texts of the rows that are shown below the header, without summaries.
 * @property {() => string[]} heads Texts of the header cells.
 * @property {(ms?: number) => Promise<void>} wait
 */

/** @type {Record<string, Task>} */
export const TASKS = {
  'sort': {
    ask: 'People Cy (30), Ada (36) and Bo (25), in this order. A button "Name" in the header sorts them by name, and the header cell says so to screen readers.',
    steps: ['click Name'],
    check: ({ rows, $ }) => (rows()[0]?.startsWith('Ada') && $('th[aria-sort="ascending"]') ? true : rows()),
  },
  'lazy-tree': {
    ask: 'A tree with one folder "docs". Its children, "readme.md" and "api.md", load 100 ms after a button "Expand docs" is pressed.',
    steps: ['click Expand docs'],
    check: ({ rows }) => rows().join() === 'docs,readme.md,api.md' || rows(),
  },
  'sticky-bar': {
    ask: 'A table of 100 rows in a page with a bar of 64 px that is fixed at the top. The header of the table stays below the bar while the page scrolls.',
    async check({ $, wait }) {
      window.scrollTo(0, 600);
      await wait();
      const top = Math.round($('thead').getBoundingClientRect().top);
      // Below an edge that the library's stylesheet draws.
      return (top >= 64 && top <= 65) || `the header is at ${top}`;
    },
  },
  'select-all': {
    ask: 'Three rows with checkboxes, and a checkbox "Select all" in the header. Below the table stands "3 selected" when all are.',
    steps: ['click Select all'],
    check: ({ $$ }) =>
      ($$('tbody input:checked').length === 3 && /3 selected/.test(document.body.textContent ?? '')) ||
      $$('tbody input:checked').length,
  },
  'select-some': {
    ask: 'Three rows, Ada, Bo and Cy, with checkboxes "Select Ada" and so on. While some are selected, the checkbox "Select all" in the header is indeterminate.',
    steps: ['click Select Bo'],
    check: ({ $ }) => $('thead input')?.indeterminate === true || 'not indeterminate',
  },
  'details': {
    ask: 'Ada and Bo, each with an expanded row. A button "Details of Ada" opens "Wrote the first program."; Bo has no details and no button.',
    steps: ['click Details of Ada'],
    check: ({ $$ }) =>
      (/Wrote the first program/.test(document.body.innerText) && $$('tbody button').length === 1) ||
      document.body.innerText,
  },
  'empty': {
    ask: 'An empty table with the columns Order and Total that says "No orders yet".',
    check: ({ rows, heads }) => (rows().join() === 'No orders yet' && heads().length === 2) || rows(),
  },
  'fixed-column': {
    ask: 'A table in a box of 400 px with the columns City and 12 months of 80 px each. City stays in view while the table scrolls sideways.',
    async check({ $$, wait }) {
      const box = $$('*').find(
        (one) => one.scrollWidth > one.clientWidth + 50 && getComputedStyle(one).overflowX !== 'visible',
      );
      if (!box) return 'nothing scrolls sideways';
      const cell = $$('tbody tr').at(-1).firstElementChild;
      const before = cell.getBoundingClientRect().left;
      box.scrollLeft = 300;
      await wait();
      return Math.abs(cell.getBoundingClientRect().left - before) < 2 || 'it moves';
    },
  },
  'scroll-body': {
    ask: 'Fifty rows in a table whose body is 200 px high and scrolls below the header.',
    async check({ $$, $, wait }) {
      const box = $$('*').find(
        (one) => one.scrollHeight > one.clientHeight + 50 && /auto|scroll/.test(getComputedStyle(one).overflowY),
      );
      if (!box) return 'nothing scrolls';
      const before = $('thead').getBoundingClientRect().top;
      box.scrollTop = 300;
      await wait();
      return (box.clientHeight <= 200 && $('thead').getBoundingClientRect().top === before) || box.clientHeight;
    },
  },
  'virtual': {
    ask: 'Ten thousand rows "Row 0" to "Row 9999" in a box of 400 px, of which only those in view are rendered.',
    check: ({ $$ }) => {
      const shown = $$('*').filter(
        (one) => one.children.length === 0 && /^Row \d+$/.test(one.textContent ?? ''),
      ).length;
      return (shown > 5 && shown < 100) || shown;
    },
  },
  'summary': {
    ask: 'Amounts of 10, 20 and 30 with a summary row "Total" and 60.',
    check: ({ $ }) => /Total\s*60/.test($('tfoot')?.innerText ?? '') || $('tfoot')?.innerText,
  },
  'fixed-summary': {
    ask: 'Fifty rows with the number 1 in a body of 200 px that scrolls, and a summary row "Total" with 50 that is always in view.',
    async check({ $$, $, wait }) {
      const box = $$('*').find(
        (one) => one.scrollHeight > one.clientHeight + 50 && /auto|scroll/.test(getComputedStyle(one).overflowY),
      );
      const summary = $('tfoot');
      if (!box || !summary) return 'no box or no summary';
      const before = summary.getBoundingClientRect().top;
      box.scrollTop = 300;
      await wait();
      const now = summary.getBoundingClientRect();
      return (now.top === before && now.bottom < 400 && /Total\s*50/.test(summary.innerText)) || `${before} ${now.top}`;
    },
  },
  'groups': {
    ask: 'The columns Name, Maths and Art. Maths and Art are below a common header "Marks".',
    check: ({ $$ }) => $$('thead th').some((one) => one.textContent === 'Marks' && one.colSpan === 2) || 'no group',
  },
  'merge': {
    ask: 'The cities Lyon and Paris in France and Rome in Italy. The cells "France" are merged to one.',
    check: ({ $$ }) => {
      const cells = $$('tbody td').filter((one) => one.textContent === 'France');
      return (cells.length === 1 && cells[0].rowSpan === 2) || cells.length;
    },
  },
  'ellipsis': {
    ask: 'A column of 120 px with a text of 80 letters, which is cut to one line with an ellipsis. The cell has the whole text as its native tooltip.',
    check: ({ $$ }) => {
      const cell = $$('tbody td').find(
        (one) => one.title.length >= 80 || one.querySelector('[title]')?.title.length >= 80,
      );
      return (cell && getComputedStyle(cell).textOverflow === 'ellipsis' && cell.offsetHeight < 80) || 'not cut';
    },
  },
  'hide': {
    ask: 'The columns Name and Price. A button "Hide price" hides Price.',
    steps: ['click Hide price'],
    check: ({ heads }) => heads().join() === 'Name' || heads(),
  },
  'pages': {
    ask: 'Twelve rows, "Row 1" to "Row 12", five a page, with buttons "Previous" and "Next".',
    steps: ['click Next', 'click Next'],
    check: ({ rows }) => rows().join() === 'Row 11,Row 12' || rows(),
  },
  'search': {
    ask: 'Ada, Bo and Cy, and a field "Search" that leaves the rows whose name contains what is typed, in any case.',
    steps: ['fill Search: B'],
    check: ({ rows }) => rows().join() === 'Bo' || rows(),
  },
  'row-click': {
    ask: 'Ada and Bo. A click on a row shows "Chosen: Bo" below the table.',
    steps: ['click Bo'],
    check: () => /Chosen: Bo/.test(document.body.innerText) || 'nothing chosen',
  },
  'row-class': {
    ask: 'Invoices 1 (paid) and 2 (overdue). The row of an overdue invoice has the class "overdue".',
    check: ({ $$ }) => $$('tbody tr.overdue').length === 1 || $$('tbody tr').map((one) => one.className),
  },
  'nested': {
    ask: 'Records { name, address: { city } } of Ada in London and Bo in Oslo: show name and city, without a render function.',
    check: ({ rows }) => /Ada\s*London/.test(rows()[0] ?? '') || rows(),
  },
  'edit': {
    ask: 'Ada and Bo in text fields that are named "Name 1" and "Name 2". What is typed is kept, and the text "Names: Ada, Bo" below the table follows.',
    steps: ['fill Name 2: Bea'],
    check: () => /Names: Ada, Bea/.test(document.body.innerText) || document.body.innerText,
  },
  'name': {
    ask: 'A table whose accessible name is "Invoices", without a visible text.',
    check: ({ $ }) => $('table[aria-label="Invoices"]') !== undefined || 'the table element has no name',
  },
  'row-headers': {
    ask: 'Name and age of Ada and Bo; the names are the headers of their rows.',
    check: ({ $$ }) => $$('tbody th[scope="row"]').length === 2 || $$('tbody th').length,
  },
  'loading': {
    ask: 'A button "Load" fills an empty table with Ada and Bo after 200 ms. Meanwhile, the table is marked as busy for assistive technology.',
    steps: ['click Load'],
    check: ({ rows, $ }) => (rows().join() === 'Ada,Bo' && !$('[aria-busy="true"]')) || rows(),
  },
  'scroll-to': {
    ask: 'A hundred rows, "Row 1" to "Row 100", in a body of 200 px. A button "Go to row 80" scrolls to it.',
    steps: ['click Go to row 80'],
    check: ({ $$ }) => {
      const box = $$('*').find(
        (one) => one.scrollHeight > one.clientHeight + 50 && /auto|scroll/.test(getComputedStyle(one).overflowY),
      );
      const cell = $$('td, th').find((one) => one.textContent === 'Row 80');
      if (!box || !cell) return 'no box or no row';
      const [outer, inner] = [box.getBoundingClientRect(), cell.getBoundingClientRect()];
      return (inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1) || `${inner.top} in ${outer.top}`;
    },
  },
  'right-to-left': {
    ask: 'The columns First and Second, from right to left.',
    check: ({ $$ }) => {
      const [first, second] = $$('thead th').map((one) => one.getBoundingClientRect().left);
      return Number(first) > Number(second) || `${first} ${second}`;
    },
  },
  'widths': {
    ask: 'A table in a box of 600 px: the column A is 100 px wide, B 200 px, and C takes the rest.',
    check: ({ $$ }) => {
      const [a, b, c = 0] = $$('thead th').map((one) => Math.round(one.getBoundingClientRect().width));
      // The library's stylesheet draws an edge.
      return (a === 100 && b === 200 && c >= 299 && c <= 300) || [a, b, c];
    },
  },
  'order': {
    ask: 'The columns Name and Price. A button "Price first" puts Price before Name.',
    steps: ['click Price first'],
    check: ({ heads }) => heads().join() === 'Price,Name' || heads(),
  },
  'open-tree': {
    ask: 'A tree: "Fruit" with "Apple" and "Pear". It is open at first, and each level is indented by 24 px.',
    check: ({ rows, $$ }) => {
      const starts = $$('tbody td').map((one) => {
        const range = document.createRange();
        range.selectNodeContents([...one.childNodes].at(-1));
        return range.getBoundingClientRect().left;
      });
      const indents = $$('tbody [style*="padding"]').map(
        (one) => one.style.paddingLeft || one.style.paddingInlineStart,
      );
      return (
        (rows().join() === 'Fruit,Apple,Pear' &&
          ((starts[1] ?? 0) - (starts[0] ?? 0) >= 23 || indents.includes('24px'))) || [rows(), starts, indents]
      );
    },
  },
};
