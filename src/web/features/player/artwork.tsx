import { useId } from 'react';
import { artworkOf } from '#domain/music/artwork.ts';
import { classNames } from '#web/ui/class-names.ts';

interface ArtworkProps {
  readonly title: string;
  readonly artist: string;
  /** Spec 2 §9: 300, in the bar 40, in Now Playing 256. */
  readonly size?: 40 | 256 | 300;
  /** One's own, in place of the drawn one. */
  readonly picture?: string | null;
  readonly className?: string;
}

const DrawnArtwork = ({ title, artist, size = 300, className }: ArtworkProps) => {
  const id = useId();
  const { initials, colours, shapes } = artworkOf(title, artist);
  const small = size === 40;
  return (
    <svg
      viewBox="0 0 100 100"
      width={size}
      height={size}
      aria-hidden="true"
      data-artwork={colours.name}
      className={classNames('shrink-0 forced-color-adjust-none', className)}
    >
      <linearGradient id={id} x1="0" y1="0" x2="0.7" y2="1">
        <stop stopColor={colours.from} />
        <stop offset="1" stopColor={colours.to} />
      </linearGradient>
      <path fill={`url(#${id})`} d="M0 0h100v100H0z" />
      {shapes.map((shape) =>
        'path' in shape ? (
          <path key={shape.path} d={shape.path} fill={colours[shape.tone]} opacity={shape.opacity} />
        ) : (
          <circle
            key={`${shape.x} ${shape.y} ${shape.r}`}
            cx={shape.x}
            cy={shape.y}
            r={shape.r}
            fill={colours[shape.tone]}
            opacity={shape.opacity}
          />
        ),
      )}
      {small && <path fill={colours.deep} opacity="0.5" d="M0 0h100v100H0z" />}
      <text
        x={small ? 50 : 8}
        y={small ? 63 : 92}
        textAnchor={small ? 'middle' : 'start'}
        fontSize={small ? 36 : 9}
        fontWeight="600"
        fill="#fff"
      >
        {initials}
      </text>
    </svg>
  );
};

/** Spec 2 §3: our own picture of a track. Its title always stands beside it, so it says nothing to a screen reader. */
export const Artwork = ({ picture = null, ...drawn }: ArtworkProps) => {
  const { size = 300, className } = drawn;
  if (picture === null) return <DrawnArtwork {...drawn} />;
  return (
    <img
      src={picture}
      alt=""
      width={size}
      height={size}
      className={classNames('shrink-0 object-cover', className)}
    />
  );
};
