/** The address of a file or a page below the site's base, as Docusaurus has it. */
export default function useBaseUrl(address: string): string {
  return address.startsWith('/') && !address.startsWith('//') ? import.meta.env.BASE_URL + address.slice(1) : address;
}
