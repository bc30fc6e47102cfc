/** What a column of a dealer's file can tell us: a vehicle's own fields and its dealer's. */
export const FEED_FIELDS = [
  'vin',
  'stockNumber',
  'dealer_code',
  'year',
  'make',
  'model',
  'trim',
  'title',
  'body',
  'price',
  'msrp',
  'mileage',
  'mileage_unit',
  'color',
  'colorAlt',
  'transmission',
  'drivetrain',
  'engine',
  'fuel',
  'description',
  'options',
  'images',
  'condition',
  'availability',
  'stocked_on',
  'dealer_name',
  'dealer_phone',
  'dealer_address',
  'dealer_city',
  'dealer_state',
  'dealer_zip',
] as const
export type FeedField = (typeof FEED_FIELDS)[number]

/**
 * Names of columns in the field's own files, normalised, the better one first: of DealerCenter (feed, template, manual
 * download), HomeNet, vAuto, AutoTrader, AX9, Google vehicle listings and Meta automotive.
 */
const ALIASES: Record<FeedField, string> = {
  vin: 'vin vinnumber vehicleidentificationnumber',
  stockNumber: 'stocknumber stockno stock stocknum stk id vehicleid',
  dealer_code: 'dcid dealerid dealercode accountid storecode dealernumber',
  year: 'year modelyear vehicleyear yr',
  make: 'make manufacturer brand division',
  model: 'model vehiclemodel',
  trim: 'trim series trimlevel badge',
  title: 'vehicleinfo vehicle yearmakemodel title',
  body: 'body bodystyle bodytype style',
  price:
    'specialprice internetprice sellingprice advertisingprice askingprice saleprice price currentprice pricecurrent ourprice vehicleprice listprice retailprice',
  msrp: 'msrp vehiclemsrp stickerprice',
  mileage: 'odometer mileage miles mileagevalue odometerreading km kms kilometers',
  mileage_unit: 'mileageunit odometerunit',
  color: 'exteriorcolor extcolor extcolour colorexterior exterior color colour extcolorgeneric',
  colorAlt: 'interiorcolor intcolor interior intcolorgeneric',
  transmission: 'transmission transmissiondescription tranmission trans',
  drivetrain: 'drivetrain drivetype driveline drive wheeldrive',
  engine: 'engine enginedescription enginetype',
  fuel: 'fueltype fuel typeoffuel',
  description:
    'vehicledescription webaddescription webdescription description detaildescription sellercomments dealercomments comments descriptions freetext',
  options: 'equipmentcode options features equipment categorizedoptions',
  images:
    'photourls photourllist photourl photos imagelist imageurls imageurl imagelink additionalimagelink images pictures pictureurls',
  condition: 'newused type condition stateofvehicle',
  availability: 'status inventorystatus vehiclestatus availability',
  stocked_on: 'dateinstock inventorydate stockdate',
  dealer_name: 'dealername dealershipname dealer',
  dealer_phone: 'dealerphone dealershipphone phone phonenumber',
  dealer_address: 'dealeraddress dealershipaddress address addressaddr1 street',
  dealer_city: 'dealercity city addresscity',
  dealer_state: 'dealerstate state addressregion',
  dealer_zip: 'dealerzip zip zipcode postalcode addresspostalcode',
}

/** photo1, image_2_url, image[0].url, additional_image_link_3: a picture a column. */
const NUMBERED_IMAGE = /^(?:photo|image|picture|img|additionalimagelink)(?:url|link)?(\d{1,3})(?:url|link)?$/

/** Numbered pictures come after every list of pictures. */
const NUMBERED_RANK = 1000

const BY_ALIAS = new Map<string, { field: FeedField; rank: number }>(
  FEED_FIELDS.flatMap((field) => ALIASES[field].split(' ').map((alias, rank) => [alias, { field, rank }] as const)),
)

/** The field a normalised name of a column stands for; the lower rank is preferred. */
export function aliasOf(normalised: string): { field: FeedField; rank: number } | undefined {
  const number = NUMBERED_IMAGE.exec(normalised)?.[1]
  return number === undefined ? BY_ALIAS.get(normalised) : { field: 'images', rank: NUMBERED_RANK + Number(number) }
}
