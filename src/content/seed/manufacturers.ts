import type { ProductMaker, ProductMakers } from '../../domain/catalogue/product.ts';

const maker = (name: string, address: string | null, contact: string): ProductMaker => ({
  name,
  address,
  contact,
});
const only = (manufacturer: ProductMaker): ProductMakers => ({ manufacturer, responsiblePerson: null });

/**
 * Manufacturers by brand, as they name themselves on their papers. What is not known for certain is left out: an address
 * of which two are in use, the person responsible in the EU of most makers outside it, whole brands. An operator adds it
 * to the product from the maker's declaration of conformity. Goods of the shop's own brand are the seller's, whose data are
 * a setting.
 */
export const MANUFACTURERS: Readonly<Record<string, ProductMakers>> = {
  ABB: only(maker('ABB E-mobility B.V.', 'Heertjeslaan 6, 2629 JG Delft, Netherlands', 'e-mobility.abb.com')),
  AIKO: only(maker('Zhejiang Aiko Solar Technology Co., Ltd.', null, 'aikosolar.com')),
  Alpitronic: only(maker('alpitronic GmbH', null, 'www.alpitronic.it')),
  Anker: {
    manufacturer: maker(
      'Anker Innovations Limited',
      'Unit 56, 8th Floor, Tower 2, Admiralty Centre, 18 Harcourt Road, Hong Kong',
      'www.anker.com',
    ),
    responsiblePerson: maker(
      'Anker Innovations Deutschland GmbH',
      'Georg-Muche-Straße 3, 80807 München, Germany',
      'www.anker.com',
    ),
  },
  Bluetti: only(maker('Shenzhen PowerOak Newener Co., Ltd.', null, 'www.bluettipower.com')),
  BYD: only(
    maker('BYD Company Limited', 'No. 3009, BYD Road, Pingshan, Shenzhen 518118, China', 'www.byd.com'),
  ),
  'Canadian Solar': only(
    maker(
      'CSI Solar Co., Ltd.',
      '199 Lushan Road, Suzhou New District, Suzhou, Jiangsu 215129, China',
      'www.csisolar.com',
    ),
  ),
  DEHN: only(maker('DEHN SE', 'Hans-Dehn-Straße 1, 92318 Neumarkt i.d.OPf., Germany', 'www.dehn.de')),
  Deye: only(
    maker(
      'Ningbo Deye Inverter Technology Co., Ltd.',
      'No. 26 South YongJiang Road, Daqi, Beilun, Ningbo, China',
      'www.deyeinverter.com',
    ),
  ),
  Dyness: only(maker('Dyness Digital Energy Technology Co., Ltd.', null, 'www.dyness.com')),
  Eaton: only(
    maker('Eaton Industries (Austria) GmbH', 'Scheydgasse 42, 1210 Wien, Austria', 'www.eaton.com'),
  ),
  EcoFlow: only(maker('EcoFlow Inc.', null, 'www.ecoflow.com')),
  ETI: only(maker('ETI Elektroelement d.o.o.', 'Obrezija 5, 1411 Izlake, Slovenia', 'www.etigroup.eu')),
  Fronius: only(
    maker('Fronius International GmbH', 'Froniusstraße 1, 4643 Pettenbach, Austria', 'www.fronius.com'),
  ),
  Hager: only(
    maker('Hager Electro GmbH & Co. KG', 'Zum Gunterstal, 66440 Blieskastel, Germany', 'www.hager.com'),
  ),
  Hoymiles: only(
    maker(
      'Hoymiles Power Electronics Inc.',
      'No. 18 Kangjing Road, Hangzhou, Zhejiang, China',
      'www.hoymiles.com',
    ),
  ),
  Huawei: only(
    maker(
      'Huawei Digital Power Technologies Co., Ltd.',
      'Huawei Digital Power Antuoshan Headquarters, Futian, Shenzhen 518043, China',
      'solar.huawei.com',
    ),
  ),
  'JA Solar': only(maker('JA Solar Technology Co., Ltd.', null, 'www.jasolar.com')),
  'Jinko Solar': only(maker('Jinko Solar Co., Ltd.', null, 'www.jinkosolar.com')),
  'Juice Technology': only(maker('Juice Technology AG', null, 'juice.world')),
  'K2 Systems': only(
    maker('K2 Systems GmbH', 'Industriestraße 18, 71272 Renningen, Germany', 'k2-systems.com'),
  ),
  Lapp: only(
    maker('U.I. Lapp GmbH', 'Schulze-Delitzsch-Straße 25, 70565 Stuttgart, Germany', 'www.lapp.com'),
  ),
  LONGi: only(maker('LONGi Green Energy Technology Co., Ltd.', null, 'www.longi.com')),
  Mennekes: only(
    maker(
      'MENNEKES Elektrotechnik GmbH & Co. KG',
      'Aloys-Mennekes-Straße 1, 57399 Kirchhundem, Germany',
      'www.mennekes.org',
    ),
  ),
  Mersen: only(
    maker(
      'Mersen France SB SAS',
      '15 rue Jacques de Vaucanson, 69720 Saint-Bonnet-de-Mure, France',
      'www.mersen.com',
    ),
  ),
  NRGkick: only(maker('DiniTech GmbH', null, 'www.nrgkick.com')),
  Pylontech: only(maker('Pylon Technologies Co., Ltd.', null, 'www.pylontech.com.cn')),
  'Schneider Electric': only(
    maker(
      'Schneider Electric Industries SAS',
      '35 rue Joseph Monier, 92500 Rueil-Malmaison, France',
      'www.se.com',
    ),
  ),
  Stäubli: only(
    maker(
      'Stäubli Electrical Connectors AG',
      'Stockbrunnenrain 8, 4123 Allschwil, Switzerland',
      'www.staubli.com',
    ),
  ),
  'Trina Solar': only(
    maker(
      'Trina Solar Co., Ltd.',
      'No. 2 Tianhe Road, Trina PV Industrial Park, Xinbei District, Changzhou, Jiangsu 213031, China',
      'www.trinasolar.com',
    ),
  ),
  'Victron Energy': only(
    maker('Victron Energy B.V.', 'De Paal 35, 1351 JG Almere, Netherlands', 'www.victronenergy.com'),
  ),
  Wallbox: only(
    maker('Wall Box Chargers, S.L.U.', 'Carrer del Foc 68, 08038 Barcelona, Spain', 'wallbox.com'),
  ),
  Zaptec: only(
    maker('Zaptec Charger AS', 'Professor Olav Hanssens vei 7A, 4021 Stavanger, Norway', 'www.zaptec.com'),
  ),
};
