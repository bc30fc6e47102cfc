interface Place {
  latitude: number
  longitude: number
  name?: string | null
  address?: string | null
}

/** A shared place in a line: what it is called, else where it lies. It is the text of a message that has none. */
export function placeWords({ latitude, longitude, name, address }: Place): string {
  const called = [name, address].filter(Boolean).join(', ')
  return `📍 ${called || `${latitude}, ${longitude}`}`
}

/** The place on a map that every telephone opens. */
export const mapAddress = ({ latitude, longitude }: Place) => `https://maps.google.com/?q=${latitude},${longitude}`
