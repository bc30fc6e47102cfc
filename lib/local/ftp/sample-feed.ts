import { paints, photoUrls } from '../photos.ts'
import { describeCar, listEquipment } from './describe-car.ts'
import { makeVin } from './make-vin.ts'
import { carsOn, pick, type SampleCar } from './sample-cars.ts'

const DAY_MS = 86_400_000
/** DealerCenter's own header. */
const HEADER =
  'AccountID,DCID,DealerName,Phone,Address,City,State,Zip,StockNumber,VIN,Year,Make,Model,Trim,Odometer,SpecialPrice,ExteriorColor,InteriorColor,Transmission,PhotoURLs,VehicleDescription,EquipmentCode,LatestPhotoModifiedDate'

/** One dealer with two places and a code for each. */
const PLACES = [
  ['97654321', '7654321', 'Mariposa Motors', '6285550100', '1200 Mariposa Way', 'San Francisco', 'CA', '94107'],
  ['97654322', '7654322', 'Mariposa Motors South', '6285550190', '88 Orilla Avenue', 'Daly City', 'CA', '94015'],
]

/** The feed of the dealer Mariposa Motors, who exists nowhere, for one day; the same day gives the same bytes. */
export function sampleFeed(day: Date, origin: string): { name: string; text: string } {
  const date = day.toISOString().slice(0, 10)
  const cars = carsOn(Math.floor(day.getTime() / DAY_MS))
  const lines = [HEADER, ...cars.map((car) => rowOf(car, origin).map(quoted).join(','))]
  return { name: `DealerCenter_${date.replaceAll('-', '')}_7654321.csv`, text: `${lines.join('\r\n')}\r\n` }
}

const rowOf = (car: SampleCar, origin: string): string[] => [
  ...(PLACES[car.isAtSecondPlace ? 1 : 0] ?? []),
  car.stock,
  makeVin(car.year, car.serial),
  String(car.year),
  car.make,
  car.model,
  car.trim,
  String(car.miles),
  car.price.toFixed(4),
  paints[car.paint].name,
  pick(['Black', 'Gray', 'Tan'], car.serial, 'interior'),
  car.transmission,
  photoUrls(origin, car, car.pictures).join(','),
  describeCar(car),
  listEquipment(car),
  car.pictures > 0 ? '11/02/2026 08:15:00 AM' : '',
]

const quoted = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
