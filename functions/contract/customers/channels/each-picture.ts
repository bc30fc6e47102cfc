/** A limit of each kind of picture that every browser shows, beside which a vehicle's photo is sent. */
export const eachPicture = (bytes: number) =>
  Object.fromEntries(['jpeg', 'png', 'gif', 'webp'].map((type) => [`image/${type}`, bytes]))
