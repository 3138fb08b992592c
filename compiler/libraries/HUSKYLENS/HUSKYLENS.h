// Face camera HuskyLens (DFRobot SEN0305), on I2C or on a serial port at 9600 baud.
// Written for Inspire STEM, with the functions that books and tutorials use. Photographs, models on an SD card, names and
// texts on its screen are left out. At most 8 results of a request are kept: 88 bytes of memory.
//
//   HUSKYLENS huskylens;
//   Wire.begin();
//   if (!huskylens.begin(Wire)) { ... it does not answer ... }
//   if (huskylens.request() && huskylens.available()) {
//     HUSKYLENSResult face = huskylens.read();   // face.ID is 0 for a face that it does not know
//   }

#ifndef HUSKYLENS_H
#define HUSKYLENS_H

#include <Arduino.h>
#include <Wire.h>

enum protocolCommand {
	COMMAND_REQUEST = 0x20,
	COMMAND_REQUEST_BLOCKS,
	COMMAND_REQUEST_ARROWS,
	COMMAND_REQUEST_LEARNED,
	COMMAND_REQUEST_BLOCKS_LEARNED,
	COMMAND_REQUEST_ARROWS_LEARNED,
	COMMAND_REQUEST_BY_ID,
	COMMAND_REQUEST_BLOCKS_BY_ID,
	COMMAND_REQUEST_ARROWS_BY_ID,
	COMMAND_RETURN_INFO,
	COMMAND_RETURN_BLOCK,
	COMMAND_RETURN_ARROW,
	COMMAND_REQUEST_KNOCK,
	COMMAND_REQUEST_ALGORITHM,
	COMMAND_RETURN_OK,
	COMMAND_REQUEST_LEARN = 0x36,
	COMMAND_REQUEST_FORGET,
};

enum protocolAlgorithm {
	ALGORITHM_FACE_RECOGNITION,
	ALGORITHM_OBJECT_TRACKING,
	ALGORITHM_OBJECT_RECOGNITION,
	ALGORITHM_LINE_TRACKING,
	ALGORITHM_COLOR_RECOGNITION,
	ALGORITHM_TAG_RECOGNITION,
	ALGORITHM_OBJECT_CLASSIFICATION,
};

// A block (a frame around something) or an arrow, in pixels of a screen of 320 by 240. Its command says which.
struct HUSKYLENSResult {
	uint8_t command;
	union {
		int16_t first, xCenter, xOrigin;
	};
	union {
		int16_t second, yCenter, yOrigin;
	};
	union {
		int16_t third, width, xTarget;
	};
	union {
		int16_t fourth, height, yTarget;
	};
	union {
		int16_t fifth, ID;
	};
};

class HUSKYLENS {
public:
	// False when nothing answers. Wire.begin() or the port's own begin() comes before it.
	bool begin(TwoWire &wire);
	bool begin(Stream &stream);
	// Milliseconds that an answer may take: 100 at first.
	void setTimeOutDuration(unsigned long milliseconds) { timeOut = milliseconds; }

	// Ask what it sees now. False when no whole answer came.
	bool request() { return ask(COMMAND_REQUEST); }
	bool request(int16_t ID) { return ask(COMMAND_REQUEST_BY_ID, ID); }
	bool requestBlocks() { return ask(COMMAND_REQUEST_BLOCKS); }
	bool requestBlocks(int16_t ID) { return ask(COMMAND_REQUEST_BLOCKS_BY_ID, ID); }
	bool requestArrows() { return ask(COMMAND_REQUEST_ARROWS); }
	bool requestArrows(int16_t ID) { return ask(COMMAND_REQUEST_ARROWS_BY_ID, ID); }
	bool requestLearned() { return ask(COMMAND_REQUEST_LEARNED); }
	bool requestBlocksLearned() { return ask(COMMAND_REQUEST_BLOCKS_LEARNED); }
	bool requestArrowsLearned() { return ask(COMMAND_REQUEST_ARROWS_LEARNED); }

	// How many results of the last request are not read yet; read() gives the next one, all -1 when there is none.
	int available() { return results - next; }
	HUSKYLENSResult read() { return get(next < results ? next++ : results); }

	// Whether it knows anything, and an ID.
	bool isLearned() { return learnedIDs > 0; }
	bool isLearned(int ID) { return ID <= learnedIDs; }
	int16_t countLearnedIDs() { return learnedIDs; }
	int16_t frameNumber() { return frame; }

	int16_t count() { return results; }
	int16_t count(int16_t ID);
	int16_t countBlocks() { return countOf(COMMAND_RETURN_BLOCK); }
	int16_t countBlocks(int16_t ID) { return countOf(COMMAND_RETURN_BLOCK, ID); }
	int16_t countArrows() { return countOf(COMMAND_RETURN_ARROW); }
	int16_t countArrows(int16_t ID) { return countOf(COMMAND_RETURN_ARROW, ID); }
	int16_t countLearned() { return results - count(0); }
	int16_t countBlocksLearned() { return countBlocks() - countBlocks(0); }
	HUSKYLENSResult get(int16_t index);
	HUSKYLENSResult get(int16_t ID, int16_t index);
	HUSKYLENSResult getBlock(int16_t index);

	// False when it did not say that it did.
	bool writeAlgorithm(protocolAlgorithm algorithm) { return tell(COMMAND_REQUEST_ALGORITHM, algorithm); }
	bool writeLearn(int ID) { return tell(COMMAND_REQUEST_LEARN, ID); }
	bool writeForget();

private:
	static const uint8_t MOST_RESULTS = 8;
	static const uint8_t MOST_DATA = 10;

	bool knock();
	bool ask(uint8_t command);
	bool ask(uint8_t command, int16_t value);
	bool tell(uint8_t command, int16_t value);
	bool takeResults();
	void send(uint8_t command, const uint8_t *data, uint8_t length);
	// Waits for a whole frame, whose command and data stand in `command` and `data` then.
	bool receive();
	bool isFrame(uint8_t value);
	int16_t number(uint8_t index) { return data[index * 2] | data[index * 2 + 1] << 8; }
	int16_t countOf(uint8_t kind);
	int16_t countOf(uint8_t kind, int16_t ID);

	TwoWire *wire = nullptr;
	Stream *stream = nullptr;
	unsigned long timeOut = 100;
	HUSKYLENSResult kept[MOST_RESULTS];
	int16_t results = 0, next = 0, learnedIDs = 0, frame = 0;
	// The frame that comes in: how many bytes of it came, their sum, and what stood in them.
	uint8_t came = 0, sum = 0, length = 0, command = 0, data[MOST_DATA];
};

#endif
