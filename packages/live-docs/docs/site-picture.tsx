import './site-picture.css';

interface SitePictureProps {
  /** Name of the files in `public/sites`, which `packages/live-docs/bench/take-pictures.mjs` takes. */
  of: string;
  alt: string;
}

/** A picture of a site in the page's colour. The other one isn't displayed, so browsers don't load it. */
export const SitePicture = ({ of, alt }: SitePictureProps) => (
  <>
    {(['light', 'dark'] as const).map((colour) => (
      <img
        key={colour}
        src={`${import.meta.env.BASE_URL}sites/${of}-${colour}.webp`}
        alt={alt}
        width={640}
        height={400}
        loading="lazy"
        data-only={colour}
      />
    ))}
  </>
);
