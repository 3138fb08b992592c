/** Lists about schools, in the order in which they are offered. Values are stored verbatim. */

export const REGIONS = [
	"Arusha",
	"Dar es Salaam",
	"Dodoma",
	"Geita",
	"Iringa",
	"Kagera",
	"Katavi",
	"Kigoma",
	"Kilimanjaro",
	"Lindi",
	"Manyara",
	"Mara",
	"Mbeya",
	"Morogoro",
	"Mtwara",
	"Mwanza",
	"Njombe",
	"Pemba",
	"Pwani",
	"Rukwa",
	"Ruvuma",
	"Shinyanga",
	"Simiyu",
	"Singida",
	"Tabora",
	"Tanga",
	"Zanzibar",
] as const;

export const SUBJECTS = [
	"Computer Science",
	"Physics",
	"Chemistry",
	"Biology",
	"Mathematics",
	"Geography",
	"Environmental Science",
	"Technology",
	"Engineering",
	"General Science",
	"Robotics",
	"Electronics",
	"Other",
] as const;

export type Subject = (typeof SUBJECTS)[number];

/** What class a learner is in. */
export const GRADES = [
	"Pre-Primary",
	...Array.from({ length: 12 }, (_, index) => `Grade ${index + 1}`),
	...Array.from({ length: 6 }, (_, index) => `Form ${index + 1}`),
];

/** What a teacher teaches: primary is Grade 1-7, secondary is Form 1-6. */
export const TEACHER_GRADE_LEVELS = ["primary", "secondary"] as const;
