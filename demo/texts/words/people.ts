import type { Country, Currency, Language } from '#generated/enums.ts';

/** Names, streets and cities of a country. */
export interface Nation {
  country: Country;
  /** Country calling code. */
  dial: number;
  /** Share of customers. */
  weight: number;
  currency: Currency;
  lang: Language;
  firstnames: readonly string[];
  lastnames: readonly string[];
  /** {n} is a house number. */
  streets: readonly string[];
  cities: readonly (readonly [city: string, zip: string, state?: string])[];
}

// prettier-ignore
export const NATIONS: readonly Nation[] = [
  {
    country: 'FR', dial: 33, weight: 34, currency: 'EUR', lang: 'fr',
    firstnames: ['Léa', 'Camille', 'Hugo', 'Inès', 'Thomas', 'Manon', 'Julien', 'Chloé', 'Antoine', 'Zoé', 'Romain', 'Élise', 'Bastien', 'Anaïs', 'Mathilde', 'Gaspard', 'Solène', 'Maxime', 'Aïcha', 'Yanis', 'Clémence', 'Baptiste', 'Noémie', 'Karim'],
    lastnames: ['Moreau', 'Lefèvre', 'Garnier', 'Rousseau', 'Blanchard', 'Fontaine', 'Chevalier', 'Mercier', 'Perrin', 'Marchand', 'Dufour', 'Renaud', 'Benali', 'Le Goff', 'Charpentier', 'Delmas', 'Vasseur', 'Guérin', 'Traoré', 'Colin', 'Maillard', 'Roche'],
    streets: ['{n} rue des Martyrs', '{n} avenue Jean Jaurès', '{n} rue de la République', '{n} quai Saint-Pierre', '{n} place du Marché', '{n} bis rue des Lilas', '{n} rue du Faubourg', '{n} impasse des Tanneurs', '{n} boulevard Voltaire', '{n} chemin des Vignes'],
    cities: [['Paris', '75009'], ['Lyon', '69007'], ['Nantes', '44000'], ['Marseille', '13006'], ['Rennes', '35000'], ['Lille', '59800'], ['Bordeaux', '33000'], ['Toulouse', '31000'], ['Strasbourg', '67000'], ['Grenoble', '38000'], ['Montreuil', '93100'], ['Angers', '49100'], ['Brest', '29200'], ['Dijon', '21000']],
  },
  {
    country: 'DE', dial: 49, weight: 11, currency: 'EUR', lang: 'en',
    firstnames: ['Lena', 'Jonas', 'Hannah', 'Felix', 'Mira', 'Lukas', 'Greta', 'Emil', 'Jule', 'Til', 'Karla', 'Anton'],
    lastnames: ['Weber', 'Hoffmann', 'Krüger', 'Vogel', 'Brandt', 'Seidel', 'Lorenz', 'Böhm', 'Schäfer', 'Winkler', 'Yılmaz', 'Richter'],
    streets: ['Lindenstraße {n}', 'Kastanienallee {n}', 'Hauptstraße {n}', 'Am Kanal {n}'],
    cities: [['Berlin', '10435'], ['Hamburg', '20357'], ['Leipzig', '04229'], ['Köln', '50674'], ['München', '80469'], ['Dresden', '01099'], ['Freiburg', '79098']],
  },
  {
    country: 'GB', dial: 44, weight: 11, currency: 'GBP', lang: 'en',
    firstnames: ['Oliver', 'Amelia', 'Harry', 'Freya', 'Callum', 'Isla', 'Rhys', 'Imogen', 'Ayesha', 'Tom', 'Bethan', 'Dev'],
    lastnames: ['Bennett', 'Hargreaves', 'Whitlock', 'Pritchard', 'Ashworth', 'Doyle', 'Sutton', 'Marsh', 'Okafor', 'Lister', 'Mackenzie', 'Thorne'],
    streets: ['{n} Chapel Street', '{n} Mill Lane', 'Flat 2, {n} Victoria Road', '{n} Station Terrace'],
    cities: [['London', 'E8 3PN'], ['Manchester', 'M4 1HQ'], ['Bristol', 'BS6 5JY'], ['Glasgow', 'G12 8QQ'], ['Leeds', 'LS6 2AB'], ['Brighton', 'BN1 4GH'], ['Cardiff', 'CF11 9HA']],
  },
  {
    country: 'US', dial: 1, weight: 10, currency: 'USD', lang: 'en',
    firstnames: ['Maya', 'Ethan', 'Harper', 'Diego', 'Naomi', 'Caleb', 'Ruth', 'Marcus', 'Elena', 'Theo', 'Jasmine', 'Wyatt'],
    lastnames: ['Sullivan', 'Ortega', 'Hayes', 'Kowalski', 'Brooks', 'Nguyen', 'Fletcher', 'Ramirez', 'Washington', 'Lindholm', 'Patel', 'Cohen'],
    streets: ['{n} Maple Avenue', '{n} W 14th Street', '{n} Foster Road', '{n} Orchard Lane'],
    cities: [['Portland', '97214', 'OR'], ['Brooklyn', '11215', 'NY'], ['Chicago', '60622', 'IL'], ['Austin', '78704', 'TX'], ['Oakland', '94609', 'CA'], ['New Orleans', '70117', 'LA'], ['Minneapolis', '55407', 'MN']],
  },
  {
    country: 'BE', dial: 32, weight: 5, currency: 'EUR', lang: 'fr',
    firstnames: ['Lucas', 'Noor', 'Élodie', 'Wout', 'Margaux', 'Jef'],
    lastnames: ['Peeters', 'Janssens', 'Lambert', 'Claes', 'Dumont', 'Maes'],
    streets: ['Rue du Bailli {n}', 'Chaussée d’Ixelles {n}', 'Kerkstraat {n}'],
    cities: [['Bruxelles', '1050'], ['Gent', '9000'], ['Liège', '4000']],
  },
  {
    country: 'NL', dial: 31, weight: 4, currency: 'EUR', lang: 'en',
    firstnames: ['Sanne', 'Daan', 'Fleur', 'Bram', 'Lotte', 'Sem'],
    lastnames: ['de Vries', 'Bakker', 'Visser', 'van Dijk', 'Smit', 'Mulder'],
    streets: ['Prinsengracht {n}', 'Nieuwe Binnenweg {n}', 'Oudegracht {n}'],
    cities: [['Amsterdam', '1016 HK'], ['Rotterdam', '3014 GH'], ['Utrecht', '3511 AW']],
  },
  {
    country: 'ES', dial: 34, weight: 4, currency: 'EUR', lang: 'en',
    firstnames: ['Lucía', 'Mateo', 'Carmen', 'Hugo', 'Alba', 'Sergio'],
    lastnames: ['Navarro', 'Castillo', 'Romero', 'Iglesias', 'Vidal', 'Serrano'],
    streets: ['Calle de la Palma {n}', 'Carrer de Verdi {n}', 'Calle Feria {n}'],
    cities: [['Madrid', '28004', 'M'], ['Barcelona', '08012', 'B'], ['Sevilla', '41003', 'SE']],
  },
  {
    country: 'IT', dial: 39, weight: 4, currency: 'EUR', lang: 'en',
    firstnames: ['Giulia', 'Matteo', 'Chiara', 'Lorenzo', 'Elisa', 'Davide'],
    lastnames: ['Ferrari', 'Conti', 'Marino', 'Greco', 'Barbieri', 'Fontana'],
    streets: ['Via Mascarella {n}', 'Corso San Maurizio {n}', 'Via dei Mille {n}'],
    cities: [['Bologna', '40126', 'BO'], ['Torino', '10124', 'TO'], ['Milano', '20129', 'MI']],
  },
  {
    country: 'CH', dial: 41, weight: 2, currency: 'EUR', lang: 'fr',
    firstnames: ['Nils', 'Aline', 'Loïc', 'Selina'],
    lastnames: ['Baumann', 'Rochat', 'Keller', 'Favre'],
    streets: ['Rue de Carouge {n}', 'Langstrasse {n}'],
    cities: [['Genève', '1205'], ['Zürich', '8004']],
  },
  {
    country: 'SE', dial: 46, weight: 2, currency: 'EUR', lang: 'en',
    firstnames: ['Elsa', 'Axel', 'Maja', 'Viktor'],
    lastnames: ['Lindgren', 'Nyström', 'Ek', 'Sandberg'],
    streets: ['Götgatan {n}', 'Linnégatan {n}'],
    cities: [['Stockholm', '118 46'], ['Göteborg', '413 04']],
  },
  {
    country: 'IE', dial: 353, weight: 2, currency: 'EUR', lang: 'en',
    firstnames: ['Aoife', 'Conor', 'Niamh', 'Cian'],
    lastnames: ['Gallagher', 'Brennan', 'Keane', 'Nolan'],
    streets: ['{n} Capel Street', '{n} Sunday’s Well Road'],
    cities: [['Dublin', 'D01 F5P2'], ['Cork', 'T23 XY45']],
  },
  {
    country: 'PT', dial: 351, weight: 1.5, currency: 'EUR', lang: 'en',
    firstnames: ['Inês', 'Tiago', 'Beatriz', 'Rui'],
    lastnames: ['Carvalho', 'Pinto', 'Teixeira', 'Lopes'],
    streets: ['Rua da Boavista {n}', 'Rua do Almada {n}'],
    cities: [['Lisboa', '1200-066'], ['Porto', '4050-036']],
  },
  {
    country: 'PL', dial: 48, weight: 1.5, currency: 'EUR', lang: 'en',
    firstnames: ['Zofia', 'Jakub', 'Maja', 'Piotr'],
    lastnames: ['Kowalczyk', 'Mazur', 'Wójcik', 'Dudek'],
    streets: ['ul. Piwna {n}', 'ul. Mokotowska {n}'],
    cities: [['Warszawa', '00-640'], ['Kraków', '31-058']],
  },
  {
    country: 'DK', dial: 45, weight: 1.5, currency: 'EUR', lang: 'en',
    firstnames: ['Freja', 'Emil', 'Ida', 'Mads'],
    lastnames: ['Kjær', 'Holm', 'Winther', 'Bech'],
    streets: ['Jægersborggade {n}', 'Istedgade {n}'],
    cities: [['København', '2200'], ['Aarhus', '8000']],
  },
  {
    country: 'AT', dial: 43, weight: 1.5, currency: 'EUR', lang: 'en',
    firstnames: ['Valentina', 'Moritz', 'Clara', 'Jakob'],
    lastnames: ['Gruber', 'Steiner', 'Leitner', 'Wallner'],
    streets: ['Neubaugasse {n}', 'Zollergasse {n}'],
    cities: [['Wien', '1070'], ['Graz', '8010']],
  },
  {
    country: 'CA', dial: 1, weight: 2, currency: 'CAD', lang: 'en',
    firstnames: ['Emma', 'Liam', 'Sophie', 'Nathan'],
    lastnames: ['Tremblay', 'MacLeod', 'Singh', 'Gagnon'],
    streets: ['{n} avenue du Mont-Royal', '{n} Queen Street West'],
    cities: [['Montréal', 'H2T 1P5', 'QC'], ['Toronto', 'M6J 1G1', 'ON']],
  },
  {
    country: 'AU', dial: 61, weight: 1.5, currency: 'AUD', lang: 'en',
    firstnames: ['Ruby', 'Jack', 'Matilda', 'Angus'],
    lastnames: ['Campbell', 'Doherty', 'Ng', 'Sinclair'],
    streets: ['{n} Smith Street', '{n} Enmore Road'],
    cities: [['Melbourne', '3066', 'VIC'], ['Sydney', '2042', 'NSW']],
  },
  {
    country: 'JP', dial: 81, weight: 1.5, currency: 'JPY', lang: 'en',
    firstnames: ['Haruka', 'Ren', 'Aoi', 'Takumi'],
    lastnames: ['Nakamura', 'Fujita', 'Ishikawa', 'Kimura'],
    streets: ['{n}-7 Daikanyama-cho', '{n}-12 Kitazawa'],
    cities: [['Tokyo', '150-0034', '13'], ['Kyoto', '604-8005', '26']],
  },
  {
    country: 'KR', dial: 82, weight: 1, currency: 'KRW', lang: 'en',
    firstnames: ['Ji-woo', 'Min-jun', 'Seo-yeon', 'Do-yun'],
    lastnames: ['Kim', 'Park', 'Choi', 'Jung'],
    streets: ['{n} Wausan-ro', '{n} Itaewon-ro'],
    cities: [['Seoul', '04057', '11'], ['Busan', '48095', '26']],
  },
  {
    country: 'CN', dial: 86, weight: 1, currency: 'CNY', lang: 'zh',
    firstnames: ['Wei', 'Xiu', 'Jun', 'Lan'],
    lastnames: ['Zhang', 'Liu', 'Chen', 'Huang'],
    streets: ['{n} Wukang Road', '{n} Gulou East Street'],
    cities: [['Shanghai', '200031', 'SH'], ['Beijing', '100009', 'BJ']],
  },
];
