/**
 * The states whose area codes are in the public numbering plan (NANPA, November 2026), and their time zones. A code in
 * two zones is listed with both: nobody can tell from it where its owner lives.
 */
const STATES: Record<string, { zones: readonly Zone[]; codes: string; divided?: Record<string, readonly Zone[]> }> = {
  AL: { zones: ['Chicago'], codes: '205 251 256 334 659 938' },
  AK: { zones: ['Anchorage'], codes: '907' },
  AZ: { zones: ['Phoenix'], codes: '480 520 602 623', divided: { '928': ['Phoenix', 'Denver'] } },
  AR: { zones: ['Chicago'], codes: '327 479 501 870' },
  CA: {
    zones: ['Los_Angeles'],
    codes: `209 213 279 310 323 341 350 357 369 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669 707 714 738
      747 760 805 818 820 831 837 840 858 909 916 925 949 951`,
  },
  CO: { zones: ['Denver'], codes: '303 719 720 748 970 983' },
  CT: { zones: ['New_York'], codes: '203 475 860 959' },
  DC: { zones: ['New_York'], codes: '202 771' },
  DE: { zones: ['New_York'], codes: '302' },
  FL: {
    zones: ['New_York'],
    codes: '239 305 321 324 352 386 407 561 645 656 689 727 728 754 772 786 813 863 904 941 954',
    divided: { '448': ['New_York', 'Chicago'], '850': ['New_York', 'Chicago'] },
  },
  GA: { zones: ['New_York'], codes: '229 404 470 478 678 706 762 770 912 943' },
  HI: { zones: ['Honolulu'], codes: '808' },
  IA: { zones: ['Chicago'], codes: '319 515 563 641 712' },
  ID: { zones: ['Boise', 'Los_Angeles'], codes: '208 986' },
  IL: {
    zones: ['Chicago'],
    codes: '217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 861 872',
  },
  IN: {
    zones: ['New_York'],
    codes: '260 317 463 765',
    divided: {
      '219': ['Chicago', 'New_York'],
      '574': ['New_York', 'Chicago'],
      '812': ['New_York', 'Chicago'],
      '930': ['New_York', 'Chicago'],
    },
  },
  KS: { zones: ['Chicago'], codes: '316 913', divided: { '620': ['Chicago', 'Denver'], '785': ['Chicago', 'Denver'] } },
  KY: {
    zones: ['New_York'],
    codes: '502 859',
    divided: { '270': ['Chicago', 'New_York'], '364': ['Chicago', 'New_York'], '606': ['New_York', 'Chicago'] },
  },
  LA: { zones: ['Chicago'], codes: '225 318 337 457 504 985' },
  MA: { zones: ['New_York'], codes: '339 351 413 508 617 774 781 857 978' },
  MD: { zones: ['New_York'], codes: '227 240 301 410 443 667' },
  ME: { zones: ['New_York'], codes: '207' },
  MI: {
    zones: ['New_York'],
    codes: '231 248 269 313 517 586 616 679 734 810 947 989',
    divided: { '906': ['New_York', 'Chicago'] },
  },
  MN: { zones: ['Chicago'], codes: '218 320 507 612 651 763 924 952' },
  MO: { zones: ['Chicago'], codes: '235 314 417 557 573 636 660 816 975' },
  MS: { zones: ['Chicago'], codes: '228 601 662 769' },
  MT: { zones: ['Denver'], codes: '406' },
  NC: { zones: ['New_York'], codes: '252 336 472 704 743 828 910 919 980 984' },
  ND: { zones: ['Chicago', 'Denver'], codes: '701' },
  NE: { zones: ['Chicago'], codes: '402 531', divided: { '308': ['Chicago', 'Denver'] } },
  NH: { zones: ['New_York'], codes: '603' },
  NJ: { zones: ['New_York'], codes: '201 551 609 640 732 848 856 862 908 973' },
  NM: { zones: ['Denver'], codes: '505 575' },
  NV: { zones: ['Los_Angeles'], codes: '702 725', divided: { '775': ['Los_Angeles', 'Denver'] } },
  NY: {
    zones: ['New_York'],
    codes: '212 315 329 332 347 363 516 518 585 607 624 631 646 680 716 718 838 845 914 917 929 934',
  },
  OH: { zones: ['New_York'], codes: '216 220 234 283 326 330 380 419 436 440 513 567 614 740 937' },
  OK: { zones: ['Chicago'], codes: '405 539 572 580 918' },
  OR: {
    zones: ['Los_Angeles'],
    codes: '503 971',
    divided: { '458': ['Los_Angeles', 'Boise'], '541': ['Los_Angeles', 'Boise'] },
  },
  PA: { zones: ['New_York'], codes: '215 223 267 272 412 445 484 570 582 610 717 724 814 835 878' },
  PR: { zones: ['Puerto_Rico'], codes: '787 939' },
  RI: { zones: ['New_York'], codes: '401' },
  SC: { zones: ['New_York'], codes: '803 821 839 843 854 864' },
  SD: { zones: ['Chicago', 'Denver'], codes: '605' },
  TN: {
    zones: ['Chicago'],
    codes: '615 629 731 901',
    divided: { '423': ['New_York', 'Chicago'], '865': ['New_York'], '931': ['Chicago', 'New_York'] },
  },
  TX: {
    zones: ['Chicago'],
    codes: `210 214 254 281 325 346 361 409 430 469 512 621 682 713 726 737 806 817 830 832 903 936 940 945 956 972
      979`,
    divided: { '432': ['Chicago', 'Denver'], '915': ['Denver'] },
  },
  UT: { zones: ['Denver'], codes: '385 435 801' },
  VA: { zones: ['New_York'], codes: '276 434 540 571 686 703 757 804 826 948' },
  VT: { zones: ['New_York'], codes: '802' },
  WA: { zones: ['Los_Angeles'], codes: '206 253 360 425 509 564' },
  WI: { zones: ['Chicago'], codes: '262 274 353 414 534 608 715 920' },
  WV: { zones: ['New_York'], codes: '304 681' },
  WY: { zones: ['Denver'], codes: '307' },
}

/** Names of zones behind `America/`; Honolulu's is behind `Pacific/`. */
type Zone =
  | 'New_York'
  | 'Chicago'
  | 'Denver'
  | 'Boise'
  | 'Phoenix'
  | 'Los_Angeles'
  | 'Anchorage'
  | 'Honolulu'
  | 'Puerto_Rico'

/** Where a customer may be: time zones, and a state by its two letters where it is known. */
export interface Place {
  zones: readonly string[]
  state?: string
}

const nameOf = (zone: Zone) => `${zone === 'Honolulu' ? 'Pacific' : 'America'}/${zone}`
const placeOf = (state: string, zones: readonly Zone[]): Place => ({ zones: zones.map(nameOf), state })

const BY_CODE = new Map<string, Place>(
  Object.entries(STATES).flatMap(([state, { zones, codes, divided = {} }]) => [
    ...codes.split(/\s+/).map((code): [string, Place] => [code, placeOf(state, zones)]),
    ...Object.entries(divided).map(([code, own]): [string, Place] => [code, placeOf(state, own)]),
  ]),
)

/** A number with a code of no state of these, like a toll-free or a Canadian one, may be anywhere on the continent. */
const ANYWHERE: Place = {
  zones: (['New_York', 'Chicago', 'Denver', 'Los_Angeles'] as const).map(nameOf),
}

/** Where the owner of a number may be, by its area code; undefined outside of North America. */
export function placeOfNumber(phone: string): Place | undefined {
  if (!/^\+1\d{10}$/.test(phone)) return undefined
  return BY_CODE.get(phone.slice(2, 5)) ?? ANYWHERE
}
