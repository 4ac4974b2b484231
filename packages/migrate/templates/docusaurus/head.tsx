/** `<Head>` of Docusaurus. Tags of the head are an option here, "head" of site.config.ts, so this shows nothing. */
export default function Head() {
  return null;
}
