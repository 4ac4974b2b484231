import { useState } from 'react';
import { Rating } from './stars';

export default function RatingDemo() {
  const [value, setValue] = useState(4);

  return (
    <div className="rating-demo">
      <Rating value={value} onChange={setValue} label="Your rating" />
      <output>{value === 0 ? 'No rating yet' : `${value} of 5`}</output>
    </div>
  );
}
