#!/usr/bin/env bash
# Builds cc1plus, as and ld for AVR as WebAssembly, from nothing but Debian's packages, into FOLDER/wasm.
#
#   apt-get install --no-install-recommends emscripten flex bison m4 gawk make g++ dpkg-dev
#   compiler/wasm/recipe/build.sh FOLDER
#
# On Debian 12 (emscripten 3.1.6), three quarters of an hour on two cores, 6 GB of disk. A step that is done is not done again. README.md of
# the folder above says what the programs are for, and which sources they are made of.
set -euo pipefail
RECIPE=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
W=$(cd "$1" && pwd)
JOBS=$(nproc)
export EM_CACHE=$W/emcache HOME=$W/home EMCC_CORES=$JOBS
export NODE_PATH=/usr/share/nodejs PATH=/usr/bin:/bin:/usr/local/bin:/usr/sbin:/sbin
# emscripten 3.1.6 is older than the fetch() of Node.
export NODE_OPTIONS=--no-experimental-fetch
PREFIX=$W/prefix
# For a browser's worker; Node runs them as in one. 16 MB is what as and ld need for a sketch; cc1plus has 64 of its own.
LINK="-O2 -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=16MB -sTOTAL_STACK=4MB -sMODULARIZE=1 \
-sEXPORTED_RUNTIME_METHODS=FS,callMain -sINVOKE_RUN=0 -sEXIT_RUNTIME=1 -sENVIRONMENT=worker -sERROR_ON_UNDEFINED_SYMBOLS=1"
mkdir -p "$HOME" "$EM_CACHE" "$W"/{src,wasm,bin,done} "$W"/b/{gmp,mpfr,mpc,binutils,gcc}

# Runs a step once. Its output is FOLDER/done/STEP.log.
step() {
	if [ -e "$W/done/$1" ]; then return; fi
	echo "$(date +%T) $1"
	# Not as the condition of anything, or "set -e" would not hold inside.
	(set -euo pipefail; "$1") > "$W/done/$1.log" 2>&1
	touch "$W/done/$1"
}

# The archive that this machine's apt uses, for the sources of bookworm and the packages of trixie.
sources() {
	[ -d "$EM_CACHE/sysroot" ] || cp -a /usr/share/emscripten/cache/. "$EM_CACHE/"
	mkdir -p "$W"/apt/{lists/partial,cache/archives/partial} "$W/debs" "$W/trixie"
	local archive
	archive=$(apt-cache policy | grep -oE 'https?://[^ ]+' | grep -v security | head -n 1)
	cat > "$W/apt/sources.list" <<-SOURCES
		deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $archive bookworm main
		deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $archive trixie main
	SOURCES
	local apt="apt-get -o Dir::Etc::sourcelist=$W/apt/sources.list -o Dir::Etc::sourceparts=/dev/null \
		-o Dir::State::lists=$W/apt/lists -o Dir::Cache=$W/apt/cache -o APT::Sandbox::User="
	$apt update
	cd "$W/src"
	$apt source --download-only gmp=2:6.2.1+dfsg1-1.1 mpfr4=4.2.0-1 mpclib3=1.3.1-1
	for tarball in gmp_*.orig.tar.xz mpfr4_*.orig.tar.xz mpclib3_*.orig.tar.gz; do tar xf "$tarball"; done
	cd "$W/debs"
	# binutils-avr and its libraries: configure of GCC asks an assembler for AVR what it can do.
	$apt download gcc-14-source binutils-source binutils-avr libc6 zlib1g libzstd1
	for deb in gcc-14-source binutils-source; do dpkg-deb -x "$deb"_*.deb "$W/src/$deb"; done
	for deb in binutils-avr libc6 zlib1g libzstd1; do dpkg-deb -x "$deb"_*.deb "$W/trixie"; done
	cd "$W/src"
	tar xf gcc-14-source/usr/src/gcc-14/gcc-14.2.0-dfsg.tar.xz
	patch -d gcc-14.2.0 -p1 < "$RECIPE/debian-avr-lower-subreg.patch"
	tar xf binutils-source/usr/src/binutils/binutils-2.44.tar.xz
	local root=$W/trixie/usr tool
	for tool in as ld objcopy objdump nm readelf ar ranlib strip; do
		printf '#!/bin/sh\nexec %s --library-path %s %s "$@"\n' "$(echo "$root"/lib*/ld-linux-*.so.* "$root"/lib/*/ld-linux-*.so.* | tr ' ' '\n' | grep -v '\*' | head -n 1)" \
			"$(dirname "$(ls "$root"/lib/*/libc.so.6)")" "$root/lib/avr/bin/$tool" > "$W/bin/avr-$tool"
		chmod +x "$W/bin/avr-$tool"
	done
	"$W/bin/avr-as" --version
}

# configure takes the compilers of emscripten for the program, and the machine's own for what runs while it is built.
compilers() {
	export CC=emcc CXX=em++ AR=emar RANLIB=emranlib NM=emnm
	export CC_FOR_BUILD=gcc CXX_FOR_BUILD=g++ AR_FOR_BUILD=ar RANLIB_FOR_BUILD=ranlib NM_FOR_BUILD=nm LD_FOR_BUILD=ld AS_FOR_BUILD=as
	# Declared in emscripten's signal.h but in no library of it: libiberty must not define its own.
	export ac_cv_func_psignal=yes
}

# gmp, mpfr and mpc: the numbers of GCC.
numbers() {
	export CFLAGS=-O2
	# Debian's archive of gmp leaves its manual out.
	mkdir -p "$W/src/gmp-6.2.1/doc"
	printf 'all install check clean:\n' > "$W/src/gmp-6.2.1/doc/Makefile.in"
	local common=(--build=x86_64-linux-gnu --host=none --disable-shared --enable-static "--prefix=$PREFIX")
	cd "$W/b/gmp"
	# CC_FOR_BUILD: gmp makes its tables with native programs.
	CC_FOR_BUILD=gcc emconfigure "$W/src/gmp-6.2.1/configure" "${common[@]}" --disable-assembly
	emmake make -j"$JOBS" MAKEINFO=true
	make install MAKEINFO=true
	cd "$W/b/mpfr"
	emconfigure "$W/src/mpfr-4.2.0/configure" "${common[@]}" "--with-gmp=$PREFIX" --disable-thread-safe
	emmake make -j"$JOBS" -C src
	make -C src install
	cd "$W/b/mpc"
	emconfigure "$W/src/mpc-1.3.1/configure" "${common[@]}" "--with-gmp=$PREFIX" "--with-mpfr=$PREFIX"
	emmake make -j"$JOBS" -C src
	make -C src install
	cp "$W/src/mpc-1.3.1/src/mpc.h" "$PREFIX/include/"
}

binutils() {
	compilers
	export CFLAGS=-O2 CXXFLAGS=-O2 LDFLAGS=-O0
	cd "$W/b/binutils"
	"$W/src/binutils-2.44/configure" --build=x86_64-linux-gnu --host=wasm32-unknown-emscripten --target=avr --prefix=/usr/lib \
		--disable-nls --disable-plugins --disable-lto --disable-shared --disable-gprof --disable-gprofng --disable-gdb --disable-sim \
		--disable-libctf --without-zstd --disable-werror --disable-threads MAKEINFO=true
	make MAKEINFO=true configure-host
	make -j"$JOBS" MAKEINFO=true all-libiberty all-zlib all-libsframe all-bfd all-opcodes
	unset LDFLAGS
	make -j"$JOBS" MAKEINFO=true all-gas all-ld
	# Linked again as modules.
	cd "$W/b/binutils/gas"
	rm -f as-new as-new.wasm
	make MAKEINFO=true "LDFLAGS=$LINK" as-new
	cp as-new "$W/wasm/as.cjs"; cp as-new.wasm "$W/wasm/as.wasm"
	cd "$W/b/binutils/ld"
	rm -f ld-new ld-new.wasm
	make MAKEINFO=true "LDFLAGS=$LINK" ld-new
	cp ld-new "$W/wasm/ld.cjs"; cp ld-new.wasm "$W/wasm/ld.wasm"
}

# -Os: 15 MB in place of 25, and no slower in Node and Chromium.
gcc_configure() {
	compilers
	export PATH=$W/bin:$PATH
	# -O0 for the hundreds of programs that configure links; the last link has flags of its own.
	export CFLAGS=-Os CXXFLAGS=-Os LDFLAGS=-O0 CFLAGS_FOR_BUILD=-O1 CXXFLAGS_FOR_BUILD=-O1
	# emscripten cannot give back a part of what it has mapped: GCC takes its memory by malloc.
	export gcc_cv_func_mmap_anon=no gcc_cv_func_mmap_dev_zero=no gcc_cv_func_mmap_file=no ac_cv_func_mmap_anon=no
	cd "$W/b/gcc"
	[ -f Makefile ] || "$W/src/gcc-14.2.0/configure" --build=x86_64-linux-gnu --host=wasm32-unknown-emscripten --target=avr --prefix=/usr/lib \
		--enable-languages=c,c++ --disable-nls --disable-libssp --disable-lto --disable-plugin --disable-bootstrap --disable-libcc1 \
		--disable-analyzer --disable-shared --disable-threads --enable-checking=release --enable-long-long \
		"--with-gmp=$PREFIX" "--with-mpfr=$PREFIX" "--with-mpc=$PREFIX" MAKEINFO=true
}

gcc_compile() {
	gcc_configure
	# emcc writes the "a.out" that configure looks for only for conftest.c, or with this variable; libcody tests conftest.cpp.
	EMMAKEN_JUST_CONFIGURE=1 make -j"$JOBS" MAKEINFO=true configure-libcody configure-libcpp configure-gcc
	make -j"$JOBS" MAKEINFO=true all-build-libiberty all-build-libcpp all-libiberty all-libcpp all-libdecnumber all-libbacktrace \
		all-libcody all-zlib
	cd gcc
	# This folder's configure takes -Os away from its flags. enable_host_shared must be empty, not "no". libdir as in Debian's
	# gcc-avr, for the search path that is built in.
	make -j"$JOBS" MAKEINFO=true "CFLAGS=$CFLAGS" "CXXFLAGS=$CXXFLAGS" enable_host_shared= CC_FOR_BUILD=gcc CXX_FOR_BUILD=g++ libdir=/usr/lib libexecdir=/usr/lib \
		"LDFLAGS=${LINK/-O2/-Os} -sINITIAL_MEMORY=64MB" cc1plus
	cp cc1plus "$W/wasm/cc1plus.cjs"; cp cc1plus.wasm "$W/wasm/"
}

for name in sources numbers binutils gcc_compile; do step "$name"; done
sha256sum "$W"/wasm/*
