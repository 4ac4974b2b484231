/** The address of a file that is given below the base. */
export const fileAddress = (address: string): string => import.meta.env.BASE_URL + address;
