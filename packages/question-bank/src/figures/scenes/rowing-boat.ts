import { block, disc, oval, shape, stroke, times } from './shapes';

function wheel(x: number, y: number, radius: number, tyre: string): string[] {
  return [
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${tyre}" stroke-width="5"/>`,
    ...times(6, (index) => {
      const turn = (index * Math.PI) / 6 + 0.2;
      const [dx, dy] = [Math.cos(turn) * radius, Math.sin(turn) * radius];
      return stroke(
        `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`,
        '#cfc8bd',
        1.6,
      );
    }),
    disc(x, y, 4.5, '#d8b46a'),
  ];
}

export const BOAT = [
  oval(4, 86, 156, 11, '#2a2740', { opacity: 0.35 }),
  ...wheel(-70, 62, 20, '#3a3548'),
  ...wheel(78, 62, 20, '#3a3548'),
  shape('M-152 -18C-96 -2 96 -2 148 -26C146 -20 140 -12 132 -6C60 10 -80 10 -142 -4z', '#7b5236'),
  shape('M-118 -7Q0 4 118 -10', '#5d3c29'),
  block(-58, -14, 16, 12, '#9a6b45'),
  block(34, -15, 16, 12, '#9a6b45'),
  shape('M-128 -30C-70 -44 66 -46 128 -36Q134 -28 126 -22C60 -14 -66 -12 -126 -16Q-136 -22 -128 -30z', '#f0e4cb'),
  shape('M-126 -20C-66 -16 60 -18 128 -27Q130 -24 126 -22C60 -14 -66 -12 -126 -16z', '#d2c2a4'),
  stroke('M-150 -34L146 -44', '#8a5f3c', 6),
  ...[-84, -30, 26, 82].map((x) => stroke(`M${x} -42q7 14 1 27`, '#a8784c', 3.4)),
  shape('M-156 -22C-96 -2 96 -2 152 -30C150 4 128 40 92 48C40 58 -62 58 -104 46C-136 36 -152 6 -156 -22z', '#b8473f'),
  shape('M-152 -2C-138 26 -122 40 -104 46C-62 58 40 58 92 48C114 43 132 26 142 6C90 30 -84 32 -152 -2z', '#973832'),
  stroke('M-156 -22C-96 -2 96 -2 152 -30', '#f4e3c3', 6),
  stroke('M-153 -8C-94 12 94 12 149 -14', '#f4e3c3', 2),
  stroke('M-96 47L-104 64M96 46L104 62', '#4b4357', 6),
  ...wheel(-104, 64, 23, '#241f30'),
  ...wheel(104, 64, 23, '#241f30'),
  stroke('M-152 -18C-178 0 -170 44 -186 66C-196 82 -226 84 -236 76', '#d9c39a', 4),
  ...[0, 1, 2].map(
    (ring) =>
      `<ellipse cx="-236" cy="${78 - ring * 4}" rx="${24 - ring * 3}" ry="8" fill="none" stroke="#d9c39a" stroke-width="4"/>`,
  ),
];
