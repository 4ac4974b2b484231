export interface Dish {
  id: string;
  name: string;
  price: number;
}

export const dishes: Dish[] = [
  { id: 'soup', name: 'Pumpkin soup', price: 7.5 },
  { id: 'pie', name: 'Leek pie', price: 11 },
  { id: 'trout', name: 'Smoked trout', price: 14.5 },
  { id: 'plums', name: 'Baked plums', price: 6 },
];
