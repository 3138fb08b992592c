//// answer 2
~ int number => long number

//// answer 2 unsigned
~ int number => unsigned int number

//// wrong 2 begins-later
~ 32764 => 32766

//// answer 3
~ seconds * 1000 => seconds * 1000L

//// answer 3 long-seconds
~ int seconds => long seconds

//// wrong 3 long-afterwards
~ seconds * 1000 => (long)(seconds * 1000)

//// answer 4
~ int now => unsigned long now

//// answer 4 long
~ int now => long now

//// wrong 4 another-start
~ 30000 => 31000
