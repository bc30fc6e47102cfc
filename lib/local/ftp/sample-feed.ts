import { paints, photoUrls } from '../photos.ts'
import { describeVehicle, listEquipment } from './describe-vehicle.ts'
import { makeVin } from './make-vin.ts'
import { pick, type SampleVehicle, vehiclesOn } from './sample-vehicles.ts'

const DAY_MS = 86_400_000
/** Dealer Center's own header. */
const HEADER =
  'AccountID,DCID,DealerName,Phone,Address,City,State,Zip,StockNumber,VIN,Year,Make,Model,Trim,Odometer,SpecialPrice,ExteriorColor,InteriorColor,Transmission,PhotoURLs,VehicleDescription,EquipmentCode,LatestPhotoModifiedDate'

/** One dealer with two locations and a code for each. */
const PLACES = [
  ['97654321', '7654321', 'Mariposa Motors', '6285550100', '1200 Mariposa Way', 'San Francisco', 'CA', '94107'],
  ['97654322', '7654322', 'Mariposa Motors South', '6285550190', '88 Orilla Avenue', 'Daly City', 'CA', '94015'],
]

/** The feed of the fictional dealer Mariposa Motors for one day; the same day gives the same bytes. */
export function sampleFeed(day: Date, origin: string): { name: string; text: string } {
  const date = day.toISOString().slice(0, 10)
  const vehicles = vehiclesOn(Math.floor(day.getTime() / DAY_MS))
  const lines = [HEADER, ...vehicles.map((vehicle) => rowOf(vehicle, origin).map(quoted).join(','))]
  return { name: `DealerCenter_${date.replaceAll('-', '')}_7654321.csv`, text: `${lines.join('\r\n')}\r\n` }
}

const rowOf = (vehicle: SampleVehicle, origin: string): string[] => [
  ...(PLACES[vehicle.isAtSecondPlace ? 1 : 0] ?? []),
  vehicle.stock,
  makeVin(vehicle.year, vehicle.serial),
  String(vehicle.year),
  vehicle.make,
  vehicle.model,
  vehicle.trim,
  String(vehicle.miles),
  vehicle.price.toFixed(4),
  paints[vehicle.paint].name,
  pick(['Black', 'Gray', 'Tan'], vehicle.serial, 'interior'),
  vehicle.transmission,
  photoUrls(origin, vehicle, vehicle.pictures).join(','),
  describeVehicle(vehicle),
  listEquipment(vehicle),
  vehicle.pictures > 0 ? '11/02/2026 08:15:00 AM' : '',
]

const quoted = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
