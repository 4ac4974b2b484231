/** The address of a file that is given below the base. */
export const withBase = (address: string): string => import.meta.env.BASE_URL + address;
