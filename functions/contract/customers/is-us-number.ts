/** Area codes of +1 that are not the United States'. */
const CANADA = codes(
  `204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 460 468 474 506 514 519
   548 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942`,
)
const CARIBBEAN = codes('242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876')
function codes(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/))
}

const isIn = (number: string, others: readonly ReadonlySet<string>[]) =>
  /^\+1\d{10}$/.test(number) && others.every((one) => !one.has(number.slice(2, 5)))

/** True for a number (E.164) in the United States, where WhatsApp delivers no marketing (Twilio 63049). */
export const isUsNumber = (number: string) => isIn(number, [CANADA, CARIBBEAN])

/** The same, or in Canada: what is texted there costs no more. */
export const isUsOrCanadian = (number: string) => isIn(number, [CARIBBEAN])
