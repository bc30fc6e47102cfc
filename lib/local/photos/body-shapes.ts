/** A vehicle seen from its right side, nose to the right, in a picture of 800 × 600; the wheels stand on y = 476. */
export interface BodyShape {
  outline: string
  windows: string
  /** The positions of the pillars, which separate the windows and, below them, the doors. */
  pillars: number[]
  /** The ends of the doors, at the rear and at the front. */
  doors: [number, number]
  /** From the ground to the roof of the front view. */
  height: number
}

export const bodyShapes = {
  sedan: {
    outline:
      'M92 436C82 420 80 396 84 372C86 350 96 338 120 332L172 324C214 290 256 258 330 248C400 240 452 246 486 264C512 278 534 298 556 318C620 322 672 332 700 350C722 366 730 396 724 436Z',
    windows: 'M202 318C238 288 270 268 334 262C390 256 440 258 470 274C492 286 508 300 524 318Z',
    pillars: [364],
    doors: [216, 520],
    height: 232,
  },
  suv: {
    outline:
      'M88 436C78 410 78 360 86 318C92 280 108 240 136 230C200 220 380 214 452 224C486 230 520 268 552 304C620 308 680 318 706 340C726 362 732 400 726 436Z',
    windows: 'M120 300C124 270 134 252 150 246C222 238 380 234 444 240C466 246 492 274 516 302Z',
    pillars: [236, 372],
    doors: [232, 520],
    height: 262,
  },
  truck: {
    outline:
      'M84 436C78 410 78 360 84 322L90 314L300 314L306 248C308 234 318 226 336 224L452 224C484 226 514 266 542 302L690 314C716 322 730 360 728 436Z',
    windows: 'M322 304L326 256C328 248 334 244 344 244L446 244C466 248 488 276 506 302Z',
    pillars: [410],
    doors: [314, 512],
    height: 268,
  },
  hatch: {
    outline:
      'M112 436C100 410 100 370 108 338C120 300 150 264 190 248C260 234 400 232 452 246C490 262 520 292 546 318C610 322 664 332 694 350C716 366 722 400 718 436Z',
    windows: 'M152 318C162 292 182 270 208 262C270 250 390 248 440 260C470 272 494 296 512 318Z',
    pillars: [230, 352],
    doors: [226, 512],
    height: 238,
  },
  coupe: {
    outline:
      'M96 436C86 416 86 388 92 366C98 346 124 338 170 334C220 300 280 270 352 266C414 264 452 280 480 300L512 326C590 330 660 340 698 358C722 372 730 402 724 436Z',
    windows: 'M236 328C272 300 312 282 358 280C408 280 440 296 462 312L480 328Z',
    pillars: [300],
    doors: [300, 486],
    height: 208,
  },
  van: {
    outline:
      'M84 436C76 400 78 330 88 284C96 248 116 230 144 226C240 216 380 216 446 226C496 238 550 284 596 322C650 328 694 342 712 364C726 386 728 410 724 436Z',
    windows: 'M114 306C118 270 128 252 150 246C240 236 380 236 436 246C474 258 514 288 548 318L524 320L114 308Z',
    pillars: [226, 372],
    doors: [222, 536],
    height: 266,
  },
} satisfies Record<string, BodyShape>

export type BodyStyle = keyof typeof bodyShapes
