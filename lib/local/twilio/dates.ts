/** `Thu, 24 Aug 2023 05:01:45 +0000`, the time format of the 2010 API. */
export const rfc2822 = (milliseconds: number) => new Date(milliseconds).toUTCString().replace('GMT', '+0000')

export const rfc2822OrNull = (milliseconds: number | null) => (milliseconds === null ? null : rfc2822(milliseconds))

/** `2015-07-30T20:12:31Z`, the time format of the newer APIs. */
export const isoSeconds = (milliseconds: number) => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`
