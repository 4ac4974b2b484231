/** A book in a library's reading room. */
export interface LibraryBook {
  /** Shelf mark. */
  mark: string;
  author: string;
  title: string;
  publisher: string;
  place: string;
  year: number;
  note: string;
}

// A line that starts with a space continues the one above.
const lines = `AUS 1811 | Jane Austen | Sense and Sensibility |
  Thomas Egerton | London | 1811 | Three volumes
BRO 1847 | Charlotte Brontë | Jane Eyre: An Autobiography |
  Smith, Elder & Co. | London | 1847 | Three volumes
CAR 1865 | Lewis Carroll | Alice’s Adventures in Wonderland |
  Macmillan | London | 1865 | With 42 drawings by John Tenniel
CHO 1899 | Kate Chopin | The Awakening |
  Herbert S. Stone | Chicago | 1899 | Rebound
COL 1868 | Wilkie Collins | The Moonstone |
  Tinsley Brothers | London | 1868 | Second volume missing
DAR 1859 | Charles Darwin | On the Origin of Species by Means of Natural Selection |
  John Murray | London | 1859 | Reading room only
DIC 1853 | Charles Dickens | Bleak House |
  Bradbury and Evans | London | 1853 | With the monthly wrappers
ELI 1871 | George Eliot | Middlemarch, A Study of Provincial Life |
  William Blackwood | Edinburgh | 1871 | Eight parts in four
FLA 1857 | Gustave Flaubert | Madame Bovary |
  Michel Lévy | Paris | 1857 | In French
GAS 1855 | Elizabeth Gaskell | North and South |
  Chapman & Hall | London | 1855 | Two volumes
HAR 1874 | Thomas Hardy | Far from the Madding Crowd |
  Smith, Elder & Co. | London | 1874 | Two volumes
HAW 1850 | Nathaniel Hawthorne | The Scarlet Letter |
  Ticknor, Reed & Fields | Boston | 1850 | Rebound
MEL 1851 | Herman Melville | Moby-Dick; or, The Whale |
  Harper & Brothers | New York | 1851 | Water stain on the last leaf
SHE 1818 | Mary Shelley | Frankenstein; or, The Modern Prometheus |
  Lackington, Hughes | London | 1818 | Reading room only
STE 1883 | Robert Louis Stevenson | Treasure Island |
  Cassell | London | 1883 | With the map
STO 1897 | Bram Stoker | Dracula |
  Archibald Constable | London | 1897 | Yellow cloth
THO 1854 | Henry David Thoreau | Walden; or, Life in the Woods |
  Ticknor and Fields | Boston | 1854 | With the map of the pond
WEL 1895 | H. G. Wells | The Time Machine |
  Heinemann | London | 1895 | Paper covers
WIL 1891 | Oscar Wilde | The Picture of Dorian Gray |
  Ward, Lock & Co. | London | 1891 | Lent out until May
WOO 1915 | Virginia Woolf | The Voyage Out | Duckworth | London | 1915 | Signed`;

export const libraryBooks: LibraryBook[] = lines.split(/\n(?! )/).map((line) => {
  const [mark = '', author = '', title = '', publisher = '', place = '', year = '', note = ''] =
    line.split(/\s*\|\s+/);
  return { mark, author, title, publisher, place, year: Number(year), note };
});
