import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

const HEADER =
  'AccountID,DCID,DealerName,Phone,Address,City,State,Zip,StockNumber,VIN,Year,Make,Model,Trim,Odometer,SpecialPrice,ExteriorColor,InteriorColor,Transmission,PhotoURLs,VehicleDescription,EquipmentCode,LatestPhotoModifiedDate\n'
const CARS = ['Ford,Escape', 'Toyota,RAV4', 'Land Rover,Range Rover Sport', 'BMW,3 Series', 'Chevrolet,Silverado 1500']
const WORDS = [
  '',
  '"Local trade-in.\nRecent service: brakes & tires."',
  '"One owner, clean Carfax. “Must see!” Call today — it won’t last."',
  '"<b>Certified</b> pre-owned &amp; inspected.<br>Se habla español."',
]
const EQUIPMENT = ['Navigation System', '"Bluetooth, Hands-Free"', 'Sunroof/Moonroof', 'AWD', 'Heated Seats']
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'

/** Writes a file as Dealer Center sends it, the same for the same number of rows; about 0.7 kB a row. */
export async function writeFeed(path: string, rows: number) {
  const out = createWriteStream(path)
  out.write(HEADER)
  const random = randomBySeed(rows)
  const pick = <T>(list: readonly T[]) => list[random(list.length)] as T
  for (let row = 0; row < rows; row++) {
    const vin = `${Array.from({ length: 9 }, () => LETTERS[random(LETTERS.length)]).join('')}${String(row).padStart(8, '0')}`
    const photos = Array.from(
      { length: random(14) },
      (_, i) => `https://imagesdl.dealercenter.net/800/600/202610-${row.toString(16).padStart(12, '0')}${i}.jpg`,
    )
    const equipment = Array.from({ length: random(5) }, () => pick(EQUIPMENT).replaceAll('"', '')).join('  ')
    const line = `91234567,1234567,Sunrise Motors,5125550101,100 Main St,Austin,TX,78701,L${row},${vin},${2008 + random(18)},${pick(CARS)},XLE,${random(180_000)},${random(90_000)}.0000,White,Black,Automatic,"${photos.join(',')}",${pick(WORDS)},"${equipment}",11/15/2026 08:15:00 AM\n`
    if (!out.write(line)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'close')
}

/** Numerical Recipes' generator: the same file on every machine. */
function randomBySeed(seed: number) {
  let state = seed >>> 0
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
