import { describe, expect, test } from 'vitest'
import { mapHeader } from '../../../../functions/core/stock/feeds/map-header.ts'
import { previewMapping } from '../../../../functions/core/stock/feeds/preview-mapping.ts'
import { readBytes, readOne } from './read-bytes.ts'

const VIN = '1M8GDM9AXKP042788'
const OTHER = '5YJSA1DG9DFP14705'
const fieldsOf = (header: string) =>
  Object.fromEntries(
    mapHeader(header.split(',')).fields.flatMap(({ field, column }) => (column === null ? [] : [[field, column]])),
  )

describe('the columns of the trade', () => {
  test('vAuto', async () => {
    const header =
      'DealerId,VIN,New/Used,Stock #,Year,Make,Model,Series,Body,Certified,Color,Interior Color,Engine,Disp,Features,Odometer,Price,Other Price,Photo Url List,Transmission,Vehicle Detail Link,MSRP,Inventory Date,Description'
    const row = `1234567,${VIN},U,A1,2019,Ford,Escape,SE,SUV,No,Red,#N/A,1.5L,,AWD|Sunroof,45000,15000,,https://a.com/1.jpg|http://a.com/2.jpg,Auto,https://a.com/car,20000,3/7/2026,Nice`
    const { vehicle, problems } = await readOne(header, row)
    expect(problems).toEqual([])
    expect(vehicle).toEqual({
      key: VIN,
      vin: VIN,
      dealer_code: '1234567',
      stockNumber: 'A1',
      year: 2019,
      make: 'Ford',
      model: 'Escape',
      trim: 'SE',
      body: 'SUV',
      price: 1_500_000,
      msrp: 2_000_000,
      mileage: 45_000,
      color: 'Red',
      transmission: 'Auto',
      engine: '1.5L',
      description: 'Nice',
      options: ['AWD', 'Sunroof'],
      image_lines: 'https://a.com/1.jpg\nhttps://a.com/2.jpg',
      condition: 'used',
      availability: 'available',
      stocked_on: '2026-03-07',
      title: '2019 Ford Escape SE',
      hash: expect.any(String),
    })
  })

  test('AutoTrader, misspelling and all', () => {
    expect(
      fieldsOf(
        'DealerId,StockNumber,Year,Make,Model,Trim,VIN,Mileage,Price,ExteriorColor,InteriorColor,Tranmission,BodyType,EngineType,DriveType,FuelType,Options,ImageURL,VideoURL,Descriptions',
      ),
    ).toMatchObject({
      dealer_code: 'DealerId',
      transmission: 'Tranmission',
      body: 'BodyType',
      engine: 'EngineType',
      drivetrain: 'DriveType',
      fuel: 'FuelType',
      images: 'ImageURL',
      description: 'Descriptions',
      mileage: 'Mileage',
    })
  })

  test('AX9', () => {
    expect(
      fieldsOf(
        'stock,title,vin,year,make,model,trim,free_text,body,mileage,price_current,InternetPrice,exterior,interior,drive_type,fuel_type',
      ),
    ).toMatchObject({
      stockNumber: 'stock',
      description: 'free_text',
      price: 'InternetPrice',
      color: 'exterior',
      colorAlt: 'interior',
      drivetrain: 'drive_type',
      fuel: 'fuel_type',
    })
  })

  test('Google vehicle listings, with a repeated column of pictures', async () => {
    const header =
      'id,vin,store_code,dealership_name,dealership_address,price,condition,make,model,year,mileage,image_link,additional_image_link,additional_image_link,link,date_in_stock,vehicle_msrp'
    const row = `S9,${VIN},ST-1,Sunrise,"1 Main St, Austin","10,499.00 USD",u,Kia,Soul,2018,"52,777 miles",https://a.com/1.jpg,https://a.com/2.jpg,https://a.com/3.jpg,https://a.com/s9,2026-05-04,"12,000 USD"`
    const { summary, vehicles } = await readBytes(`${header}\n${row}\n`)
    expect(vehicles.get(VIN)).toMatchObject({
      stockNumber: 'S9',
      dealer_code: 'ST-1',
      price: 1_049_900,
      msrp: 1_200_000,
      mileage: 52_777,
      condition: 'used',
      stocked_on: '2026-05-04',
      image_lines: 'https://a.com/1.jpg\nhttps://a.com/2.jpg\nhttps://a.com/3.jpg',
    })
    expect(summary.dealers).toEqual([{ code: 'ST-1', name: 'Sunrise', address: '1 Main St, Austin', vehicles: 1 }])
  })

  test('Meta automotive, in kilometers', async () => {
    const header =
      'vehicle_id,title,description,url,make,model,year,mileage.value,mileage.unit,image[1].url,image[0].url,price,state_of_vehicle,availability,body_style,exterior_color,transmission,drivetrain,fuel_type,vin,address.city'
    const row = `M1,2020 BMW X5 M Sport,Fine,https://a.com/m1,BMW,X5,2020,100000,KM,https://a.com/b.jpg,https://a.com/a.jpg,18995 USD,USED,out of stock,SUV,Black,AUTOMATIC,AWD,DIESEL,${VIN},Austin`
    const { vehicle } = await readOne(header, row)
    expect(vehicle).toMatchObject({
      stockNumber: 'M1',
      mileage: 62_137,
      price: 1_899_500,
      availability: 'sold',
      image_lines: 'https://a.com/a.jpg\nhttps://a.com/b.jpg',
      title: '2020 BMW X5',
      drivetrain: 'AWD',
    })
  })

  test.each([
    ['Not Available', 'In Stock', 'sold'],
    ['N/A', 'out of stock', 'sold'],
    ['', '', 'available'],
    ['IN RECON', 'out of stock', 'recon'],
  ])('a vehicle whose status is "%s" and whose availability is "%s" is %s', async (status, availability, state) => {
    const { vehicle } = await readOne('vin,make,status,availability', `${VIN},Kia,${status},${availability}`)
    expect(vehicle?.availability).toBe(state)
  })

  test('the manual download, whose headers begin with blanks', async () => {
    const { vehicle } = await readOne(
      ' VehicleInfo, Vin, Stock, Mileage, AdvertisingPrice, InventoryStatus, WebDescription',
      `2018 PORSCHE MACAN SPORT UTILITY 4D,${VIN},P1,12K,"$30,000",IN RECON,Good`,
    )
    expect(vehicle).toMatchObject({
      year: 2018,
      make: 'Porsche',
      model: 'Macan',
      body: 'Sport Utility 4D',
      title: '2018 Porsche Macan',
      stockNumber: 'P1',
      mileage: 12_000,
      price: 3_000_000,
      availability: 'recon',
      description: 'Good',
    })
  })

  test('pictures in columns of their own come in their order', async () => {
    const { vehicle } = await readOne(
      'vin,make,Photo 10,Photo 2,photo_1,PhotoURLs',
      `${VIN},Kia,https://a.com/10.jpg,https://a.com/2.jpg,https://a.com/1.jpg,https://a.com/0.jpg`,
    )
    expect(vehicle?.image_lines.split('\n')).toEqual([0, 1, 2, 10].map((i) => `https://a.com/${i}.jpg`))
  })

  test('the better of two columns counts, and the other where it says nothing', async () => {
    const header = 'vin,make,Price,SpecialPrice,WebAdDescription,Description'
    expect((await readOne(header, `${VIN},Kia,10000,9000,,below`)).vehicle).toMatchObject({
      price: 900_000,
      description: 'below',
    })
    expect((await readOne(header, `${VIN},Kia,10000,0,above,below`)).vehicle).toMatchObject({
      price: 1_000_000,
      description: 'above',
    })
    expect((await readOne(header, `${VIN},Kia,0,Call,,`)).vehicle).not.toHaveProperty('price')
  })

  test.each([
    'Today’s Price',
    'Bottom Line Price ($)',
    'No-Haggle Price',
    'ePrice',
    'Price USD',
    'Asking',
    'Precio Web',
  ])('a column called %s holds prices', async (name) => {
    expect((await readOne(`vin,make,"${name}"`, `${VIN},Kia,9000`)).vehicle).toMatchObject({ price: 900_000 })
  })

  test.each(['Old Price', 'Was Price', 'Price Drop', 'Monthly Price', 'Dealer Price', 'Min Price', 'Price Date'])(
    'a column called %s holds no prices',
    async (name) => {
      expect((await readOne(`vin,make,${name}`, `${VIN},Kia,9000`)).vehicle).not.toHaveProperty('price')
    },
  )

  test.each([
    ['2014 LAND ROVER RANGE ROVER SPORT SPORT UTILITY 4D', 2014, 'Land Rover', 'Range Rover Sport', 'Sport Utility 4D'],
    ['2012 MERCEDES-BENZ C-CLASS', 2012, 'Mercedes-Benz', 'C-Class', undefined],
    ['2012 Mercedes Benz GLC 300 SUV', 2012, 'Mercedes-Benz', 'GLC 300', 'SUV'],
    ['1967 ALFA ROMEO SPIDER CONVERTIBLE 2D', 1967, 'Alfa Romeo', 'Spider', 'Convertible 2D'],
    ['2020 ASTON MARTIN DBX', 2020, 'Aston Martin', 'DBX', undefined],
    ['Ford F-150', undefined, 'Ford', 'F-150', undefined],
    ['2021 XPENG P7', 2021, 'XPENG', 'P7', undefined],
    ['A fine car', undefined, undefined, undefined, undefined],
  ])('"%s" is year %s, make %s, model %s, body %s', async (info, year, make, model, body) => {
    const { vehicle } = await readOne('vin,vehicleinfo', `${VIN},${info}`)
    expect([vehicle?.year, vehicle?.make, vehicle?.model, vehicle?.body]).toEqual([year, make, model, body])
  })
})

describe('the columns of dealers who write Spanish', () => {
  test('are those of every field', async () => {
    const header =
      'Inventario;VIN;Año;Marca;Modelo;Versión;Kilometraje;Precio;Color exterior;Color interior;Transmisión;Tracción;Carrocería;Motor;Combustible;Condición;Precio de lista;Descripción;Equipamiento;Fotos;Estatus;Fecha de ingreso;Precio de compra;Agencia;Teléfono;Dirección;Ciudad;Código postal;Código de agencia'
    const row = `E1;${VIN};2021;Ford;Escape;SE;45000 km;21.990,00;Rojo;Negro;Automática;4x4;SUV;1.5L;Gasolina;Seminuevo;25.000,00;Muy limpio;A|B;https://a.com/1.jpg;En reparación;2026-05-04;15.000,00;Sol Motors;512-555-0101;Calle 1;Austin;78701;77`
    const { summary, vehicles } = await readBytes(`${header}\n${row}\n`)
    expect(vehicles.get(VIN)).toEqual({
      key: VIN,
      vin: VIN,
      dealer_code: '77',
      stockNumber: 'E1',
      year: 2021,
      make: 'Ford',
      model: 'Escape',
      trim: 'SE',
      body: 'SUV',
      price: 2_199_000,
      msrp: 2_500_000,
      mileage: 27_962,
      color: 'Rojo',
      colorAlt: 'Negro',
      transmission: 'Automática',
      drivetrain: '4x4',
      engine: '1.5L',
      fuel: 'Gasolina',
      description: 'Muy limpio',
      options: ['A', 'B'],
      image_lines: 'https://a.com/1.jpg',
      condition: 'used',
      availability: 'recon',
      stocked_on: '2026-05-04',
      title: '2021 Ford Escape SE',
      hash: expect.any(String),
    })
    expect(summary.header).not.toContain('Precio de compra')
    expect(summary.dealers).toEqual([
      {
        code: '77',
        name: 'Sol Motors',
        phone: '512-555-0101',
        address: 'Calle 1',
        city: 'Austin',
        zip: '78701',
        vehicles: 1,
      },
    ])
  })

  test('are known without accents, in capitals, decomposed, and by other names', () => {
    expect(
      fieldsOf('NO. DE INVENTARIO,ANIO,MARCA,MODELO,MILLAJE,PRECIO DE VENTA,IMAGENES,Descripcio\u0301n,DISPONIBILIDAD'),
    ).toEqual({
      stockNumber: 'NO. DE INVENTARIO',
      year: 'ANIO',
      make: 'MARCA',
      model: 'MODELO',
      mileage: 'MILLAJE',
      price: 'PRECIO DE VENTA',
      images: 'IMAGENES',
      description: 'Descripcio\u0301n',
      availability: 'DISPONIBILIDAD',
    })
    expect(fieldsOf('No. económico,Modelo año,Precio lista,Advertised Price,Odo,In Stock Date,Seller Notes')).toEqual({
      stockNumber: 'No. económico',
      year: 'Modelo año',
      msrp: 'Precio lista',
      price: 'Advertised Price',
      mileage: 'Odo',
      stocked_on: 'In Stock Date',
      description: 'Seller Notes',
    })
  })

  test.each([
    ['Vendido', 'sold'],
    ['No disponible', 'sold'],
    ['AGOTADO', 'sold'],
    ['En camino', 'inbound'],
    ['En tránsito', 'inbound'],
    ['En preparación', 'recon'],
    ['Disponible', 'available'],
    ['Usado', 'available'],
  ])('and a vehicle whose status is "%s" is %s', async (status, state) => {
    const { vehicle } = await readOne('vin,marca,estatus', `${VIN},Kia,${status}`)
    expect(vehicle?.availability).toBe(state)
  })
})

test('of two columns of one name the second counts where the first is empty, also where a manager chose them', async () => {
  const header = 'vin,make,Asking,Asking'
  const rows = [`${VIN},Kia,,9000`, `${OTHER},Kia,8000,7000`]
  const { vehicles } = await readBytes([header, ...rows].join('\n'), { mapping: { price: 'Asking' } })
  expect([...vehicles.values()].map(({ price }) => price)).toEqual([900_000, 800_000])
  const named = await readBytes(`vin,make,Price,Price\n${rows.join('\n')}`)
  expect([...named.vehicles.values()].map(({ price }) => price)).toEqual([900_000, 800_000])
})

test('a list of two hundred columns is read by those that are known', async () => {
  const more = Array.from({ length: 200 }, (_, i) => `Property ${i}`)
  const { vehicle } = await readOne(['vin', ...more, 'make'].join(','), [VIN, ...more.map(() => 'x'), 'Kia'].join(','))
  expect(vehicle).toMatchObject({ vin: VIN, make: 'Kia' })
})

test.each([
  ['Stock #,VIN #,Yr,Make,Photo 1,Photo 2,Photo3,Image URL 4', `N1,${VIN},2019,Honda,1,2,3,4`],
  ['vin,make,image[1].url,image[1].tag[0],image[0].url', `${VIN},Honda,2,Interior,1`],
  ['vin,make,additional_image_link,image_link', `${VIN},Honda,"2,3",1`],
  ['vin,make,Photos,Main Photo', `${VIN},Honda,"1,2,3",1`],
  ['vin,make,Foto 2,Foto 1,Más fotos', `${VIN},Honda,2,1,3`],
  ['vin,make,Additional Photos,URL Imagen 1', `${VIN},Honda,2|3,1`],
  ['vin,make,Pic10,Pic2,Pic1', `${VIN},Honda,3,2,1`],
  ['vin,make,Photo URL,Other Images 1,Other Images 2', `${VIN},Honda,1,2,3`],
])('pictures of "%s" come in all, the main one first', async (header, row) => {
  const addressed = row.replace(/(?<=[,"|])([1-4])(?=[,"|]|$)/g, 'https://a.com/$1.jpg')
  const { vehicle } = await readOne(header, addressed)
  const numbers = vehicle?.image_lines.match(/\d(?=\.jpg)/g) ?? []
  expect([...new Set(numbers)]).toEqual(['1', '2', '3', '4'].slice(0, new Set(numbers).size))
  expect(numbers.length).toBeGreaterThan(1)
})

describe('a vehicle whose model is missing is called by its title', () => {
  test.each([
    ['Ford', '', '2020 Ford Edge SE', { title: '2020 Ford Edge SE', make: 'Ford' }],
    ['', '', '2020 Ford Edge', { title: '2020 Ford Edge', make: 'Ford', model: 'Edge' }],
    ['Ford', 'Edge', '2020 Ford Edge SE', { title: 'Ford Edge SEL', make: 'Ford', model: 'Edge' }],
    ['Ford', '', '', { title: 'Ford SEL', make: 'Ford' }],
  ])('make "%s", model "%s", title "%s"', async (make, model, title, wanted) => {
    const { vehicle } = await readOne('vin,make,model,title,trim', `${VIN},${make},${model},${title},${make && 'SEL'}`)
    expect(vehicle).toMatchObject(wanted)
  })
})

describe('a manager says which column is which', () => {
  const header = ['VIN', 'Make', 'Price', 'Special', 'Notes', 'Notes']
  const rows = [
    [VIN, 'Kia', '1000', '900', '', 'x'],
    ['', 'Kia', '2000', '', '', ''],
  ]

  test('and sees what each holds', () => {
    const { fields, ignored } = previewMapping(header, rows)
    expect(fields.find(({ field }) => field === 'price')).toEqual({
      field: 'price',
      column: 'Price',
      is_override: false,
      samples: ['1000', '2000'],
    })
    expect(fields.find(({ field }) => field === 'trim')).toEqual({
      field: 'trim',
      column: null,
      is_override: false,
      samples: [],
    })
    expect(ignored).toEqual(['Special', 'Notes', 'Notes'])
  })

  test('for another column, for none, and for one that is not there', () => {
    const { fields, ignored } = previewMapping(header, rows, {
      price: ' special',
      make: null,
      description: 'Notes',
      trim: 'No such',
    })
    const column = (name: string) => fields.find(({ field }) => field === name)?.column
    expect([column('price'), column('make'), column('description'), column('trim')]).toEqual([
      'Special',
      null,
      'Notes',
      null,
    ])
    expect(ignored).toEqual(['Make', 'Price'])
  })

  test('once for every file with the same columns', async () => {
    const hash = mapHeader(header).header_hash
    expect(mapHeader([' vin', 'MAKE', 'price', 'special', 'notes', 'notes']).header_hash).toBe(hash)
    expect(mapHeader(['Make', 'VIN']).header_hash).not.toBe(hash)
    const asked: string[] = []
    const { vehicles, summary } = await readBytes(`${header.join(',')}\n${rows[0]?.join(',')}\n`, {
      mapping: (header_hash) => {
        asked.push(header_hash)
        return { price: 'Special' }
      },
    })
    expect(asked).toEqual([hash])
    expect(vehicles.get(VIN)?.price).toBe(90_000)
    expect(previewMapping(summary.header, summary.samples).fields[0]).toMatchObject({ field: 'vin', samples: [VIN] })
  })
})
