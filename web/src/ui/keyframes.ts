const move = (from: string, to: string) => ({ from: { translate: from }, to: { translate: to } })
const SIDES = { left: ['-', ' 0'], right: ['', ' 0'], top: ['0 -', ''], bottom: ['0 ', ''] } as const
/** Of Chakra's, those that our recipes name: spinners, skeletons, and what comes in and goes. */
export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: 0 } },
  'fade-out': { to: { opacity: 0 } },
  'scale-in': { from: { scale: '0.95' } },
  'scale-out': { to: { scale: '0.95' } },
  ...Object.fromEntries(
    Object.entries(SIDES).flatMap(([side, [before, after]]) =>
      [['', '0.5rem'] as const, ['-full', '100%'] as const].flatMap(([far, way]) => [
        [`slide-from-${side}${far}`, move(before + way + after, '0 0')],
        [`slide-to-${side}${far}`, move('0 0', before + way + after)],
      ]),
    ),
  ),
}
