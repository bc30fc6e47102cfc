/** Google is slow, down, limits us, or answers nonsense: another time it will work. */
export class GoogleAway extends Error {
  override name = 'GoogleAway'
}

/** Google ended the connection: the person took it back, or it expired. */
export class GoogleEnded extends Error {
  override name = 'GoogleEnded'
}

/** Our calendar at Google was deleted there. */
export class CalendarGone extends Error {
  override name = 'CalendarGone'
}
